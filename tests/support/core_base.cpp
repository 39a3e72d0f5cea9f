// Tests without Qt share nothing but the headers that are compiled beforehand.
#include "tests/support/catch.h"
