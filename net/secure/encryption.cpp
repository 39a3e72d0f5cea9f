// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/secure/encryption.h"

#include "net/secure/secret_bytes.h"

#include <sodium.h>

namespace qipan::net {

bool isEncryptionAvailable()
{
    return sodium_init() >= 0; // cheap when done before
}

void wipe(void* memory, std::size_t bytes)
{
    sodium_memzero(memory, bytes);
}

} // namespace qipan::net
