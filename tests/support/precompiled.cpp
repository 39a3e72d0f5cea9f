// For the headers that are compiled beforehand: they need a source that takes them.
#include "tests/support/catch.h"
