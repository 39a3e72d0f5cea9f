// Precompiled headers need a target with a source file.
#include "cmake/precompiled_qt.h"
