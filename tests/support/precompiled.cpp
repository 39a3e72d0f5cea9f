// Precompiled headers need a target with a source file.
#include "tests/support/catch.h"
