// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <mosquitto.h>

#include <memory>

namespace qipan::net {

/// The functions of libmosquitto 2, which is loaded at run time: the program starts without it, and only tables over
/// the internet need it. It stays loaded from then on. See mosquitto.h for the functions.
///
/// Why libmosquitto and not Paho: it is small and in every distribution, it comes from the authors of the most common
/// broker, and it lets the caller run its loop, one for each connection. Paho's client in C starts threads of its own,
/// which all connections of a program share.
struct MosquittoLibrary {
    /// Null if the library is missing, or older: version 1 can have the same file name. Window thread only.
    [[nodiscard]] static std::shared_ptr<const MosquittoLibrary> load();

    decltype(&mosquitto_lib_version) version = nullptr;
    decltype(&mosquitto_lib_init) initialize = nullptr;
    decltype(&mosquitto_new) create = nullptr;
    decltype(&mosquitto_destroy) destroy = nullptr;
    decltype(&mosquitto_threaded_set) setThreaded = nullptr;
    decltype(&mosquitto_int_option) setOption = nullptr;
    decltype(&mosquitto_username_pw_set) setLogin = nullptr;
    decltype(&mosquitto_tls_set) setTls = nullptr;
    decltype(&mosquitto_connect_bind_async) connect = nullptr;
    decltype(&mosquitto_socket) socket = nullptr;
    decltype(&mosquitto_disconnect) disconnect = nullptr;
    decltype(&mosquitto_loop) loop = nullptr;
    decltype(&mosquitto_publish) publish = nullptr;
    decltype(&mosquitto_subscribe) subscribe = nullptr;
    decltype(&mosquitto_property_read_int32) readProperty = nullptr;
    decltype(&mosquitto_log_callback_set) onLog = nullptr;
    decltype(&mosquitto_connect_v5_callback_set) onConnect = nullptr;
    decltype(&mosquitto_subscribe_callback_set) onSubscribe = nullptr;
    decltype(&mosquitto_message_callback_set) onMessage = nullptr;
    decltype(&mosquitto_publish_v5_callback_set) onPublish = nullptr;
};

} // namespace qipan::net
