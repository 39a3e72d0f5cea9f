// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/broker/mosquitto_library.h"

#include <QLibrary>

namespace qipan::net {

namespace {

template <typename Function>
[[nodiscard]] bool resolveFunction(QLibrary& library, const char* name, Function& function)
{
    function = reinterpret_cast<Function>(library.resolve(name));
    return function != nullptr;
}

[[nodiscard]] bool resolveAll(QLibrary& from, MosquittoLibrary& to)
{
    return resolveFunction(from, "mosquitto_lib_version", to.version)
        && resolveFunction(from, "mosquitto_lib_init", to.initialize)
        && resolveFunction(from, "mosquitto_new", to.create) && resolveFunction(from, "mosquitto_destroy", to.destroy)
        && resolveFunction(from, "mosquitto_threaded_set", to.setThreaded)
        && resolveFunction(from, "mosquitto_int_option", to.setOption)
        && resolveFunction(from, "mosquitto_username_pw_set", to.setLogin)
        && resolveFunction(from, "mosquitto_tls_set", to.setTls)
        && resolveFunction(from, "mosquitto_connect_bind_async", to.connect)
        && resolveFunction(from, "mosquitto_socket", to.socket)
        && resolveFunction(from, "mosquitto_disconnect", to.disconnect)
        && resolveFunction(from, "mosquitto_loop", to.loop) && resolveFunction(from, "mosquitto_publish", to.publish)
        && resolveFunction(from, "mosquitto_subscribe", to.subscribe)
        && resolveFunction(from, "mosquitto_property_read_int32", to.readProperty)
        && resolveFunction(from, "mosquitto_log_callback_set", to.onLog)
        && resolveFunction(from, "mosquitto_connect_v5_callback_set", to.onConnect)
        && resolveFunction(from, "mosquitto_subscribe_callback_set", to.onSubscribe)
        && resolveFunction(from, "mosquitto_message_callback_set", to.onMessage)
        && resolveFunction(from, "mosquitto_publish_v5_callback_set", to.onPublish);
}

/// Version 1 has the same file name, and 1.6 all of these functions too.
[[nodiscard]] bool isVersion2(const MosquittoLibrary& library)
{
    int major = 0;
    int minor = 0;
    int revision = 0;
    library.version(&major, &minor, &revision);
    return major >= 2;
}

} // namespace

std::shared_ptr<const MosquittoLibrary> MosquittoLibrary::load()
{
    QLibrary library{QStringLiteral("mosquitto"), 1}; // the version of its interface
    library.setLoadHints(QLibrary::PreventUnloadHint);
    auto functions = std::make_shared<MosquittoLibrary>();
    if (!library.load() || !resolveAll(library, *functions) || !isVersion2(*functions)
        || functions->initialize() != MOSQ_ERR_SUCCESS)
        return nullptr;
    return functions;
}

} // namespace qipan::net
