"""Compiles a seccomp profile of Docker's form, as Docker does for a container with its default capabilities.

The first word names the profile; the others are calls that are left out where they are allowed for the walls. The
filter goes to standard output, in the form that the kernel takes.
"""
import errno
import json
import platform
import sys

import seccomp

CAPABILITIES = {
    "CAP_AUDIT_WRITE", "CAP_CHOWN", "CAP_DAC_OVERRIDE", "CAP_FOWNER", "CAP_FSETID", "CAP_KILL", "CAP_MKNOD",
    "CAP_NET_BIND_SERVICE", "CAP_NET_RAW", "CAP_SETFCAP", "CAP_SETGID", "CAP_SETPCAP", "CAP_SETUID", "CAP_SYS_CHROOT",
}
ARCHITECTURE = {"x86_64": "amd64", "aarch64": "arm64"}[platform.machine()]
COMPARISONS = {"SCMP_CMP_NE": seccomp.NE, "SCMP_CMP_EQ": seccomp.EQ, "SCMP_CMP_MASKED_EQ": seccomp.MASKED_EQ}


def holds(rule):
    includes, excludes = rule.get("includes", {}), rule.get("excludes", {})
    needs_caps, needs_arches = includes.get("caps", []), includes.get("arches", [])
    return (
        all(capability in CAPABILITIES for capability in needs_caps)
        and (not needs_arches or ARCHITECTURE in needs_arches)
        and not any(capability in CAPABILITIES for capability in excludes.get("caps", []))
        and ARCHITECTURE not in excludes.get("arches", [])
    )


def compare(argument):
    kind, value, other = COMPARISONS[argument["op"]], argument["value"], argument.get("valueTwo", 0)
    if kind == seccomp.MASKED_EQ:
        return seccomp.Arg(argument["index"], kind, value, other)
    return seccomp.Arg(argument["index"], kind, value)


profile = json.load(open(sys.argv[1]))
left_out = sys.argv[2:]
refused = seccomp.ERRNO(profile.get("defaultErrnoRet", errno.EPERM))
program = seccomp.SyscallFilter(refused)
for rule in profile["syscalls"]:
    if not holds(rule):
        continue
    for_walls = rule.get("comment", "").startswith("For the walls")
    action = seccomp.ALLOW if rule["action"] == "SCMP_ACT_ALLOW" else seccomp.ERRNO(rule["errnoRet"])
    for name in rule["names"]:
        if for_walls and name in left_out:
            continue
        try:
            program.add_rule(action, name, *[compare(argument) for argument in rule.get("args", [])])
        except (RuntimeError, ValueError):
            pass  # The library knows no such call here; Docker passes over it as well.
program.export_bpf(sys.stdout)
