#!/usr/bin/env python3
"""Measures Tandem on real code that it has never seen: adjacent releases of small crates and C libraries.

None of that code is committed; it is fetched to a scratch folder (--scratch). The rule by which it is drawn was written down
before anything ran, and looks at nothing that Tandem does:

  crates   Names: the source packages `rust-NAME` of Debian 12 (main), in the order of sha256("tandem " + package). Of each,
           the two newest releases in the index of crates.io that are neither yanked nor pre-releases. Taken are the first
           25 whose newest release has a .crate file of at most 40,000 bytes, is a library and no procedural macro, and
           whose .rs files below src/ are not the same in both.
  C        Names: the source packages of Debian 12 (main) in section libs, in the same order. LEFT is the upstream version in
           Debian 12, RIGHT that in Debian 13. Taken are the first 10 with other upstream versions, upstream archives of at
           most 600,000 bytes, at least one .c file that is in both and not the same in both, and no C++ source.

A project is a repository with two commits, LEFT and RIGHT. What C needs of its build (config.h, compile_commands.json) is
made beforehand by its own build (./configure, cmake, meson or scons, and make), with a compiler that notes how it is called. Dependencies of
crates are fetched with `cargo fetch`. Measured is `tandem git HEAD~1..HEAD`, and `tandem check` of each state against itself
(F against F).

  real-code.py draw [--only c]       fetches both sets, and says what was drawn
  real-code.py run [--only REGEX]    measures, and prints one line a project
  real-code.py itself [--only REGEX] measures F against F
  real-code.py table                 what blocks, over everything measured so far
"""

import argparse, collections, hashlib, io, json, lzma, os, re, shutil, subprocess, sys, tarfile, urllib.request

DEBIAN = "http://deb.debian.org/debian/"
INDEX = "https://index.crates.io/"
CRATES = "https://static.crates.io/crates/{0}/{0}-{1}.crate"
CRATE_COUNT, LARGEST_CRATE = 25, 40_000
C_COUNT, LARGEST_ARCHIVE = 10, 600_000


def fetched(url):
    """The bytes at an address; none if there are none."""
    try:
        with urllib.request.urlopen(url, timeout=30) as reply:
            return reply.read()
    except urllib.error.HTTPError:
        return None


def paragraphs(suite):
    """The source packages of a Debian release: fields by name."""
    text = lzma.decompress(fetched(f"{DEBIAN}dists/{suite}/main/source/Sources.xz")).decode()
    for block in text.split("\n\n"):
        fields, name = {}, None
        for line in block.splitlines():
            if line.startswith(" ") and name:
                fields[name] += "\n" + line
            elif ":" in line:
                name, value = line.split(":", 1)
                fields[name] = value.strip()
        if "Package" in fields:
            yield fields


def draw_order(name):
    return hashlib.sha256(f"tandem {name}".encode()).hexdigest()


def unpack(archive, folder):
    """Ordinary files of an archive, without its outermost folder."""
    with tarfile.open(fileobj=io.BytesIO(archive)) as tar:
        for member in tar:
            path = member.name.split("/", 1)[-1] if "/" in member.name else ""
            if member.isfile() and path and ".." not in path.split("/"):
                target = os.path.join(folder, path)
                os.makedirs(os.path.dirname(target), exist_ok=True)
                with open(target, "wb") as out:
                    shutil.copyfileobj(tar.extractfile(member), out)
                os.chmod(target, 0o755 if member.mode & 0o100 else 0o644)
                # Otherwise make thinks that everything generated is out of date.
                os.utime(target, (member.mtime, member.mtime))


def sources(folder, endings):
    """The files of a folder by path, as far as their names end so."""
    found = {}
    for place, _, names in os.walk(folder):
        for name in names:
            if name.endswith(endings):
                path = os.path.join(place, name)
                with open(path, "rb") as file:
                    found[os.path.relpath(path, folder)] = file.read()
    return found


def git(folder, *words):
    who = ["-c", "user.name=x", "-c", "user.email=x@x", "-c", "core.autocrlf=false", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", "-C", folder, *who, *words], check=True, stdout=subprocess.DEVNULL)


def commit_states(project, states):
    """A repository with one commit a state."""
    repository = os.path.join(project, "repository")
    os.makedirs(repository)
    git(repository, "init", "-q")
    for state in states:
        for name in os.listdir(repository):
            if name != ".git":
                path = os.path.join(repository, name)
                shutil.rmtree(path) if os.path.isdir(path) else os.remove(path)
        shutil.copytree(state, repository, dirs_exist_ok=True)
        git(repository, "add", "-A", "-f")
        git(repository, "commit", "-q", "-m", os.path.basename(state), "--allow-empty")


def index_path(name):
    name = name.lower()
    short = {1: "1/", 2: "2/", 3: f"3/{name[0]}/"}
    return short.get(len(name), f"{name[:2]}/{name[2:4]}/") + name


def draw_crates(scratch, debian):
    names = sorted((f["Package"] for f in debian if f["Package"].startswith("rust-")), key=draw_order)
    drawn = 0
    for package in names:
        if drawn == CRATE_COUNT:
            break
        name = package[len("rust-"):]
        # Debian writes `_` as `-`, and a number at the end may be a version.
        listed = next(filter(None, (fetched(INDEX + index_path(n)) for n in (name, name.replace("-", "_"), re.sub(r"-[\d.]+$", "", name)))), None)
        if listed is None:
            continue
        releases = [json.loads(line) for line in listed.decode().splitlines()]
        releases = [r for r in releases if not r["yanked"] and re.fullmatch(r"\d+\.\d+\.\d+(\+.*)?", r["vers"])]
        releases.sort(key=lambda r: [int(n) for n in r["vers"].split("+")[0].split(".")])
        if len(releases) < 2:
            continue
        archives = [fetched(CRATES.format(r["name"], r["vers"])) for r in releases[-2:]]
        if None in archives or len(archives[1]) > LARGEST_CRATE:
            continue
        project = os.path.join(scratch, "crates", releases[-1]["name"])
        shutil.rmtree(project, ignore_errors=True)
        states = [os.path.join(project, side) for side in ("left", "right")]
        for archive, state in zip(archives, states):
            unpack(archive, state)
        left, right = (sources(os.path.join(state, "src"), ".rs") for state in states)
        manifest = open(os.path.join(states[1], "Cargo.toml"), encoding="utf-8", errors="replace").read()
        if left == right or "lib.rs" not in right or re.search(r"proc-macro\s*=\s*true", manifest):
            shutil.rmtree(project)
            continue
        for state in states:
            subprocess.run(["cargo", "fetch", "-q"], cwd=state, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        commit_states(project, states)
        drawn += 1
        print(f"crate {releases[-1]['name']} {releases[-2]['vers']} {releases[-1]['vers']}", flush=True)


def upstream(fields):
    """The upstream version, and the address of the only upstream archive if it is small."""
    version = re.sub(r"-[^-]*$", "", fields["Version"].split(":")[-1])
    version = re.sub(r"[+~](dfsg|ds|repack|really).*$", "", version)
    files = [line.split() for line in fields.get("Checksums-Sha256", "").splitlines() if line.strip()]
    archives = [f for f in files if ".orig." in f[2] and not f[2].endswith(".asc")]
    if len(archives) != 1 or int(archives[0][1]) > LARGEST_ARCHIVE:
        return version, None
    return version, f"{DEBIAN}{fields['Directory']}/{archives[0][2]}"


WRAPPER = """#!/bin/sh
# Notes how it was called, one word a line, and compiles.
{ printf '%s\\n' "$PWD" "$@"; echo; } >> "$TANDEM_NOTED"
exec cc "$@"
"""


def commands_of(folder):
    """What the library's own build makes: generated headers and compile_commands.json, noted by a compiler that is a wrapper."""
    tools = os.path.join(os.path.dirname(folder), "tools")
    os.makedirs(tools, exist_ok=True)
    wrapper, noted = os.path.join(tools, "noting-cc"), os.path.join(tools, os.path.basename(folder))
    with open(wrapper, "w") as out:
        out.write(WRAPPER)
    os.chmod(wrapper, 0o755)

    def run(*words):
        try:
            subprocess.run(words, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                           timeout=300, env={**os.environ, "TANDEM_NOTED": noted, "CC": wrapper})
        except (OSError, subprocess.TimeoutExpired):
            pass

    has = lambda name: os.path.exists(os.path.join(folder, name))
    if not has("configure") and has("configure.ac"):
        run("autoreconf", "-fi")
    if has("configure"):
        run("./configure", f"CC={wrapper}")
    elif has("CMakeLists.txt"):
        run("cmake", "-S", ".", "-B", "build", f"-DCMAKE_C_COMPILER={wrapper}", "-DBUILD_TESTING=OFF")
    elif has("meson.build"):
        run("meson", "setup", "build")
    open(noted, "w").close()
    run("make", "-k", "-C", "build" if has("build/Makefile") else ".", f"CC={wrapper}")
    run("ninja", "-k", "0", "-C", "build")
    if has("SConstruct"):
        run("scons", "-k", f"CC={wrapper}")
    entries = []
    for call in open(noted, errors="replace").read().split("\n\n"):
        directory, *words = call.strip("\n").split("\n")
        files = [word for word in words if word.endswith(".c")]
        if "-c" in words and len(files) == 1:
            entries.append({"directory": directory, "file": files[0], "arguments": ["cc", *words]})
    # What was built is no source, nor is what a build asks the compiler first.
    shutil.rmtree(os.path.join(folder, "build", "CMakeFiles"), ignore_errors=True)
    for place, _, names in os.walk(folder):
        for name in names:
            if name.endswith((".o", ".lo", ".a", ".la", ".so", ".class")):
                os.remove(os.path.join(place, name))
    with open(os.path.join(folder, "compile_commands.json"), "w") as out:
        json.dump(entries, out)


def draw_c(scratch, older):
    newer = {f["Package"]: f for f in paragraphs("trixie")}
    names = {f["Package"]: f for f in older if f.get("Section") == "libs"}
    drawn = 0
    for name in sorted(names, key=draw_order):
        if drawn == C_COUNT:
            break
        if name not in newer:
            continue
        versions = [upstream(f[name]) for f in (names, newer)]
        if versions[0][0] == versions[1][0] or None in (versions[0][1], versions[1][1]):
            continue
        archives = [fetched(address) for _, address in versions]
        if None in archives:
            continue
        project = os.path.join(scratch, "c", name)
        shutil.rmtree(project, ignore_errors=True)
        states = [os.path.join(project, side) for side in ("left", "right")]
        for archive, state in zip(archives, states):
            unpack(archive, state)
        left, right = (sources(state, ".c") for state in states)
        has_cpp = any(sources(state, (".cpp", ".cc", ".cxx")) for state in states)
        if has_cpp or not any(path in right and right[path] != text for path, text in left.items()):
            shutil.rmtree(project)
            continue
        for state in states:
            commands_of(state)
        commit_states(project, states)
        drawn += 1
        print(f"c {name} {versions[0][0]} {versions[1][0]}", flush=True)


CAUSES = [
    # What a reason says, and the cause it is counted under; the first that is found.
    (r"does not compile|is a dependency|cannot be compiled", "does not compile"),
    (r"(signature|type|parameters?) (changed|differ)|other (type|signature)", "signature changed"),
    (r"time|steps|budget|exhausted", "out of time"),
]


def cause(row):
    reason = "\n".join([row.get("reason") or "", *row.get("details", [])]).strip()
    for pattern, name in CAUSES[:1]:
        if re.search(pattern, reason):
            first = next((line for line in reason.splitlines() if "error" in line), "")
            return f"{name}: {re.sub(r'[`‘’].*?[`‘’]', '…', first)[:80]}"
    text = re.sub(r"[\"'`‘’][^\"'`‘’]*[\"'`‘’]|@?[\w.:$<>]*(::|_|\d)[\w.:$<>]*", "…", reason.splitlines()[0] if reason else "")
    return text[:110]


def rows_of(command, limit):
    try:
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=limit)
    except subprocess.TimeoutExpired as late:
        return [json.loads(line) for line in (late.stdout or b"").decode().splitlines() if line.startswith("{") and line.endswith("}")], "killed"
    rows = [json.loads(line) for line in done.stdout.decode(errors="replace").splitlines() if line.startswith("{")]
    return rows, done.stderr.decode(errors="replace").strip()[-300:] if done.returncode == 2 else None


def projects(scratch, only):
    for kind in ("crates", "c"):
        folder = os.path.join(scratch, kind)
        for name in sorted(os.listdir(folder)) if os.path.isdir(folder) else []:
            if re.search(only, f"{kind}/{name}"):
                yield kind, name, os.path.join(folder, name)


def is_pair(row):
    """Whether a row is about a function that both sides have."""
    return bool(row["item"] == "function" and row["left"] and row["right"] and row["status"] in ("compared", "refused", "changed", "unmatched"))


def is_changed(row):
    """Whether the function itself changed; those that only use what changed are rows, too, and are counted apart."""
    return is_pair(row) and not any("its own code did not change" in said for said in row["established"])


def summary(rows):
    """What became of functions that both sides have and that changed, and of files that do not load."""
    files = [r for r in rows if r["status"] == "refused" and r["item"] == "data"]
    both = [r for r in rows if is_changed(r)]
    verdicts = collections.Counter(r["verdict"] for r in both)
    return {"functions": len(both), **verdicts, "refused": sum(r["status"] == "refused" for r in both),
            "callers": sum(is_pair(r) and not is_changed(r) for r in rows), "files that do not load": len(files), "added or removed": sum(r["status"] in ("added", "removed") for r in rows)}


def run(args):
    for kind, name, project in projects(args.scratch, args.only):
        command = [args.tandem, "git", "-C", os.path.join(project, "repository"), "HEAD~1..HEAD", "--format", "json",
                   "--timeout", args.timeout, "--total-timeout", args.total, *args.given.split()]
        rows, error = rows_of(command, 3 * 60 + float(args.total.rstrip("s")))
        with open(os.path.join(project, "rows.json"), "w") as out:
            json.dump({"rows": rows, "error": error}, out)
        print(kind, name, json.dumps(summary(rows)), error or "", flush=True)


def itself(args):
    for kind, name, project in projects(args.scratch, args.only):
        right = os.path.join(project, "right")
        files = ["src/lib.rs"] if kind == "crates" else sorted(sources(right, ".c"))[:args.files]
        rows, errors = [], []
        for file in files:
            path = os.path.join(right, file)
            found, error = rows_of([args.tandem, "check", path, path, "--left-root", right, "--right-root", right,
                                    "--format", "json", "--timeout", args.timeout, "--total-timeout", args.total], 120)
            rows += found
            errors += [error] if error else []
        with open(os.path.join(project, "itself.json"), "w") as out:
            json.dump({"rows": rows, "errors": errors}, out)
        counted = collections.Counter(r["verdict"] for r in rows)
        print(kind, name, f"files {len(files)}, not loaded {len(errors)}", json.dumps(counted), flush=True)


def table(args):
    for what in ("crates", "c"):
        blocked, verdicts, total, loaded, callers = collections.Counter(), collections.Counter(), 0, 0, 0
        for kind, name, project in projects(args.scratch, args.only):
            path = os.path.join(project, "rows.json")
            if kind != what or not os.path.exists(path):
                continue
            for row in json.load(open(path))["rows"]:
                is_file = row["item"] == "data" and row["status"] == "refused"
                callers += is_pair(row) and not is_changed(row)
                if is_changed(row):
                    total += 1
                    loaded += row["status"] != "refused"
                    verdicts[row["verdict"]] += 1
                if is_file or is_changed(row) and row["verdict"] == "unknown":
                    blocked["FILE " * is_file + cause(row)] += 1
        decided = total - verdicts["unknown"]
        print(f"{what}: {total} changed functions, {loaded} load, {decided} decided {json.dumps(verdicts)}; {callers} that only use what changed")
        for text, count in blocked.most_common(args.lines):
            print(f"  {count:5} {text}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["draw", "run", "itself", "table"])
    parser.add_argument("--scratch", default=os.path.join(os.environ.get("XDG_CACHE_HOME", os.path.expanduser("~/.cache")), "tandem", "real-code"))
    parser.add_argument("--tandem", default="target/release/tandem")
    parser.add_argument("--only", default="", metavar="REGEX")
    parser.add_argument("--given", default="", metavar="FLAGS", help="further flags of tandem, such as --allow-build-scripts")
    parser.add_argument("--timeout", default="5s")
    parser.add_argument("--total", default="60s")
    parser.add_argument("--files", type=int, default=10_000)
    parser.add_argument("--lines", type=int, default=30)
    args = parser.parse_args()
    if args.what == "draw":
        debian = list(paragraphs("bookworm"))
        for name, draw in (("crates", draw_crates), ("c", draw_c)):
            if args.only in ("", name):
                draw(args.scratch, debian)
    else:
        {"run": run, "itself": itself, "table": table}[args.what](args)


if __name__ == "__main__":
    main()
