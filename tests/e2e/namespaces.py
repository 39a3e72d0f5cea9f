# SPDX-License-Identifier: GPL-3.0-or-later
"""Network namespaces for a test. The test restarts itself inside new user, network and mount namespaces, which
disappear with it; nothing outside is changed. Linux with unshare and ip only."""

import contextlib
import ctypes
import os
import shutil
import subprocess
import sys

SKIPPED = 77  # the exit status for "skipped" in ctest
INSIDE = "QIPAN_TEST_NAMESPACES"
NEW_NETWORK = 0x40000000  # CLONE_NEWNET
UNSHARE = ["unshare", "--user", "--map-root-user", "--net", "--mount"]


def enter():
    """Returns inside namespaces with full rights. Exits if they cannot be created."""
    if os.environ.get(INSIDE):
        sh("ip link set lo up")
        return
    prepare = "mount -t tmpfs tmpfs /run && ip netns add probe && ip netns exec probe true && ip netns delete probe"
    for tool in ("unshare", "ip", "mount"):
        if not shutil.which(tool):
            skip(f"{tool} is missing")
    probe = subprocess.run([*UNSHARE, "sh", "-c", prepare], capture_output=True, encoding="utf-8")
    if probe.returncode:
        skip(f"network namespaces are not to be had: {probe.stderr.strip()}")
    again = 'mount -t tmpfs tmpfs /run && exec "$@"'
    os.environ[INSIDE] = "1"
    os.execvp(UNSHARE[0], [*UNSHARE, "sh", "-c", again, "sh", sys.executable, *sys.argv])


def skip(reason):
    print(f"skipped: {reason}")
    sys.exit(SKIPPED)


def sh(*lines):
    """Runs shell commands; all must succeed."""
    for line in lines:
        done = subprocess.run(line, shell=True, capture_output=True, encoding="utf-8")
        assert done.returncode == 0, f"{line}: {done.stderr}"


def output(line):
    """What a shell command prints; it must succeed."""
    return subprocess.run(line, shell=True, check=True, stdout=subprocess.PIPE, encoding="utf-8").stdout


def add(name):
    """A machine with this name, without network connections."""
    sh(f"ip netns add {name}", f"ip -n {name} link set lo up")


def delete(*names):
    for name in names:
        sh(f"ip netns delete {name}")


def cable(one, two, wire, *addresses):
    """Connects two machines by interfaces named after the wire; `addresses` are pairs, one for each machine."""
    sh(f"ip link add {wire} netns {one} type veth peer name {wire} netns {two}")
    for end, machine in enumerate((one, two)):
        for pair in addresses:
            address(machine, wire, pair[end])
        sh(f"ip -n {machine} link set {wire} up")


def address(machine, wire, text):
    # nodad: IPv6 addresses are usable at once instead of after a second.
    sh(f"ip -n {machine} addr add {text} dev {wire}" + (" nodad" if ":" in text else " brd +"))


def without_ipv6(machine):
    """Must be called before the machine is connected."""
    for scope in ("all", "default"):
        sh(f"ip netns exec {machine} sh -c 'echo 1 > /proc/sys/net/ipv6/conf/{scope}/disable_ipv6'")


def lose(machine, percent):
    """Randomly drops this share of the packets received by the machine."""
    sh(f"ip netns exec {machine} nft add table inet loss",
       f"ip netns exec {machine} nft 'add chain inet loss in {{ type filter hook input priority 0; }}'",
       f"ip netns exec {machine} nft add rule inet loss in numgen random mod 100 '<' {percent} drop")


def on(machine):
    """The command prefix to run something on that machine."""
    return ["ip", "netns", "exec", machine]


@contextlib.contextmanager
def within(machine):
    """This thread is on that machine during the `with` block; sockets stay where they were opened."""
    libc = ctypes.CDLL(None, use_errno=True)
    with open("/proc/thread-self/ns/net") as home, open(f"/run/netns/{machine}") as there:
        assert libc.setns(there.fileno(), NEW_NETWORK) == 0, os.strerror(ctypes.get_errno())
        try:
            yield
        finally:
            assert libc.setns(home.fileno(), NEW_NETWORK) == 0, os.strerror(ctypes.get_errno())
