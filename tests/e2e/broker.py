# SPDX-License-Identifier: GPL-3.0-or-later
"""The real Mosquitto with the configuration of packaging/broker, for programs that meet through it."""

import contextlib
import os
import shutil
import socket
import subprocess
import tempfile
import time

from namespaces import on, skip, within

CONFIGURATION = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "packaging", "broker")
PATH = os.pathsep.join((os.environ.get("PATH", os.defpath), "/usr/sbin", "/sbin"))
USER, PASSWORD = "club", "Sesam-öffne-dich"
START_S = 10
ATTEMPTS = 5


def need():
    """Ends the test as skipped where there is no Mosquitto."""
    for tool in ("mosquitto", "mosquitto_passwd", "openssl"):
        if not shutil.which(tool, path=PATH):
            skip(f"{tool} is not installed")


def _run(*command):
    subprocess.run([shutil.which(command[0], path=PATH), *command[1:]], check=True, capture_output=True)


def _free_port():
    with socket.create_server(("127.0.0.1", 0)) as server:
        return server.getsockname()[1]


class Broker:
    """Runs during the `with` block. Beside the encrypted port of the configuration it has a plain one. `machine` is the
    network namespace that it runs in."""

    def __init__(self, address="127.0.0.1", machine=None):
        self._address, self._machine = address, machine
        self._process = None
        self._scheme = "mqtt"
        # The programs log in with these; they are never on a command line.
        self.environment = {"QIPAN_BROKER_USER": USER, "QIPAN_BROKER_PASSWORD": PASSWORD}

    def __enter__(self):
        self._folder = tempfile.TemporaryDirectory(prefix="qipan-broker-")
        os.mkdir(f"{self._folder.name}/certs")
        self.certificate = f"{self._folder.name}/certs/fullchain.pem"
        _run("openssl", *"req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2".split(),
             *"-subj /CN=localhost -addext subjectAltName=DNS:localhost".split(), "-out", self.certificate,
             "-keyout", f"{self._folder.name}/certs/privkey.pem")
        _run("mosquitto_passwd", "-b", "-c", f"{self._folder.name}/qipan.passwords", USER, PASSWORD)
        shutil.copy(f"{CONFIGURATION}/qipan.acl", self._folder.name)
        for _ in range(ATTEMPTS):  # another program may take a port that was free
            self._configure()
            if self._launch():
                return self
        self.__exit__()
        raise AssertionError(f"Mosquitto does not start: {self.log()}")

    def __exit__(self, *_):
        self.kill()
        self._folder.cleanup()

    def _configure(self):
        """The configuration as it is, but for its paths and the port, and with the plain port."""
        self.port, self.tls_port = _free_port(), _free_port()
        with open(f"{CONFIGURATION}/qipan.conf", encoding="utf-8") as file:
            lines = file.read().replace("/etc/mosquitto/", f"{self._folder.name}/")
        encrypted = f"listener {self.tls_port} {self._address}"
        assert "\nlistener 8883\n" in lines
        with open(f"{self._folder.name}/mosquitto.conf", "w", encoding="utf-8") as file:
            file.write(lines.replace("listener 8883", encrypted))
            file.write(f"\nlistener {self.port} {self._address}\nuser root\n")

    def _launch(self):
        """Returns whether it accepts connections."""
        with open(f"{self._folder.name}/log", "ab") as log:
            self._process = subprocess.Popen(
                [*(on(self._machine) if self._machine else ()), shutil.which("mosquitto", path=PATH), "-c", f"{self._folder.name}/mosquitto.conf"],
                stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        deadline = time.monotonic() + START_S
        while self._process.poll() is None and time.monotonic() < deadline:
            if self._accepts():
                return self._process.poll() is None
            time.sleep(0.02)
        self.kill()
        return False

    def _accepts(self):
        try:
            with within(self._machine) if self._machine else contextlib.nullcontext():
                socket.create_connection((self._address, self.port), 1).close()
        except OSError:
            return False
        return True

    def log(self):
        with open(f"{self._folder.name}/log", encoding="utf-8") as file:
            return file.read()

    def kill(self):
        if self._process and self._process.poll() is None:
            self._process.kill()
            self._process.wait()

    def restart(self):
        """After `kill`, on the same ports."""
        for _ in range(ATTEMPTS):
            if self._launch():
                return
            time.sleep(0.2)
        raise AssertionError(f"Mosquitto does not start again: {self.log()}")

    def use_tls(self):
        """From now on `url` is that of the encrypted port; the programs trust its certificate."""
        self._scheme = "mqtts"
        self.environment = {**self.environment, "SSL_CERT_FILE": self.certificate}

    @property
    def url(self):
        if self._scheme == "mqtts":
            return f"mqtts://localhost:{self.tls_port}"
        return f"mqtt://{self._address}:{self.port}"

    def link(self, code):
        """The invitation to a table."""
        return f"qipan://{self._address}:{self.port}/{code}?plain"
