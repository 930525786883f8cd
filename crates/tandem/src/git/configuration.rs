//! `config.h` and its like: what a build would write, as far as it can be told without running one.
//!
//! A template of autoconf, CMake or meson lists what the sources ask for. Whether a header is there is for the compiler to say
//! (`__has_include`), sizes of types it knows, and functions of POSIX are there where `unistd.h` is. Whatever else a build looks for, other
//! functions, libraries and options, is taken to be absent, which is a configuration that portable sources have to live with; versions
//! and names of the package are empty texts. What this gives need not be what the project's own build gives on this machine, so rows say
//! that it was done.

use std::collections::BTreeSet;
use std::fmt::Write;

/// What the name of a template has more than that of its header.
const ENDS: [&str; 8] = [".in", ".cmake", ".cmake.in", ".in.cmake", "_cmake.in", ".cmakein", ".meson", ".meson.in"];

/// The names that a header's template can have, by the name that the header is included under.
pub fn template_names(name: &str) -> Vec<String> {
    ENDS.iter().map(|end| format!("{name}{end}")).collect()
}

/// The names of headers that a file can be the template of.
pub fn headers_of_template(name: &str) -> impl Iterator<Item = &str> {
    ENDS.iter().filter_map(|end| name.strip_suffix(end))
}

/// What becomes of a template.
pub fn of_template(template: &str) -> String {
    let mut text = String::new();
    let mut comment = String::new();
    for line in template.lines() {
        let words: Vec<&str> = line.trim_start().trim_start_matches('#').split_whitespace().collect();
        let is_directive = line.trim_start().starts_with('#');
        match (is_directive, words.as_slice()) {
            (true, ["undef" | "cmakedefine" | "mesondefine", name, ..]) => define(&mut text, name, &comment),
            (true, ["cmakedefine01", name, ..]) => {
                define(&mut text, name, &comment);
                let _ = writeln!(text, "#ifndef {name}\n#define {name} 0\n#endif");
            }
            // A value that only a build knows: a text is empty, and anything else is not defined.
            (true, ["define", _, value, ..]) if value.contains('@') || value.contains("${") => {
                if value.starts_with('"') && value.ends_with('"') {
                    let _ = writeln!(text, "#define {} \"\"", words[1]);
                }
            }
            _ => {
                text.push_str(line);
                text.push('\n');
            }
        }
        comment = if is_directive { String::new() } else { format!("{comment} {line}") };
    }
    text
}

/// A configuration without a template.
pub fn of_names(names: &BTreeSet<String>) -> String {
    let mut text = String::new();
    names.iter().for_each(|name| define(&mut text, name, ""));
    text
}

/// The names in a source that a configuration could define.
pub fn asked_for(text: &str) -> BTreeSet<String> {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
    let is_asked = |word: &&str| {
        word.starts_with("HAVE_") && word.ends_with("_H")
            || word.starts_with("SIZEOF_")
            || is_of_package(word)
            || SWITCHES.contains(word)
            || is_of_posix(word)
    };
    words.filter(is_asked).map(str::to_owned).collect()
}

/// What of a header that CMake makes for shared libraries (`generate_export_header`) a source uses.
pub fn exports_in(text: &str) -> BTreeSet<String> {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
    let ends = ["_EXPORT", "_NO_EXPORT", "_DEPRECATED"];
    let is_used = |word: &&str| {
        word.starts_with(|first: char| first.is_ascii_uppercase()) && ends.iter().any(|end| word.ends_with(end))
    };
    words.filter(is_used).map(str::to_owned).collect()
}

/// Such a header: marks of linkage mean nothing here.
pub fn of_exports(names: &BTreeSet<String>) -> String {
    names.iter().map(|name| format!("#ifndef {name}\n#define {name}\n#endif\n")).collect()
}

/// Functions of POSIX that builds like to look for.
const POSIX: &[&str] = &[
    "access",
    "alarm",
    "atexit",
    "bcopy",
    "clock_gettime",
    "dprintf",
    "dup2",
    "endpwent",
    "fchmod",
    "fcntl",
    "fdopen",
    "flockfile",
    "fork",
    "fseeko",
    "fsync",
    "ftello",
    "ftruncate",
    "getaddrinfo",
    "getcwd",
    "getdelim",
    "getenv",
    "gethostname",
    "getline",
    "getopt",
    "getopt_long",
    "getpagesize",
    "getpid",
    "getpwnam",
    "getpwuid",
    "getrlimit",
    "getrusage",
    "gettimeofday",
    "getuid",
    "gmtime_r",
    "inet_ntop",
    "inet_pton",
    "isatty",
    "kill",
    "localtime_r",
    "lstat",
    "malloc",
    "realloc",
    "calloc",
    "memchr",
    "memcpy",
    "memmove",
    "memset",
    "mkdir",
    "mkstemp",
    "mmap",
    "munmap",
    "nanosleep",
    "pipe",
    "poll",
    "posix_memalign",
    "putenv",
    "random",
    "readlink",
    "regcomp",
    "rename",
    "rmdir",
    "select",
    "setenv",
    "setlocale",
    "setsid",
    "sigaction",
    "sigprocmask",
    "snprintf",
    "socket",
    "socketpair",
    "stat",
    "stpcpy",
    "strcasecmp",
    "strchr",
    "strcspn",
    "strdup",
    "strerror",
    "strerror_r",
    "strftime",
    "strncasecmp",
    "strndup",
    "strnlen",
    "strrchr",
    "strsignal",
    "strspn",
    "strstr",
    "strtok_r",
    "strtol",
    "strtoll",
    "strtoul",
    "strtoull",
    "symlink",
    "sysconf",
    "tolower",
    "toupper",
    "uname",
    "unsetenv",
    "usleep",
    "vprintf",
    "vsnprintf",
    "wcsdup",
    "writev",
];

/// Whether a name asks for a function of POSIX.
fn is_of_posix(name: &str) -> bool {
    let Some(stem) = name.strip_prefix("HAVE_").map(str::to_ascii_lowercase) else { return false };
    POSIX.contains(&stem.as_str())
}

/// What asks the C library for all that it has, and says that it is an ordinary one.
const SWITCHES: [&str; 3] = ["_GNU_SOURCE", "_ALL_SOURCE", "STDC_HEADERS"];

fn is_of_package(name: &str) -> bool {
    matches!(name, "PACKAGE" | "VERSION") || name.starts_with("PACKAGE_")
}

/// Writes what a name is defined as, if it is.
fn define(text: &mut String, name: &str, comment: &str) {
    let is_plain = |text: &str| text.chars().all(|letter| letter.is_ascii_alphanumeric() || "_-./+".contains(letter));
    if name.is_empty() || !is_plain(name) {
        return;
    }
    if let Some(header) = header_of(name, comment).filter(|header| is_plain(header)) {
        let _ = writeln!(text, "#if __has_include(<{header}>) && !defined({name})\n#define {name} 1\n#endif");
    } else if is_of_posix(name) {
        let _ = writeln!(text, "#if __has_include(<unistd.h>) && !defined({name})\n#define {name} 1\n#endif");
    } else if let Some(size) = size_of(name) {
        let _ = writeln!(text, "#ifndef {name}\n#define {name} {size}\n#endif");
    } else if is_of_package(name) {
        let _ = writeln!(text, "#ifndef {name}\n#define {name} \"\"\n#endif");
    } else if SWITCHES.contains(&name) {
        let _ = writeln!(text, "#ifndef {name}\n#define {name} 1\n#endif");
    }
}

/// The header whose presence a name tells: the comment before it says which, or the name itself.
fn header_of(name: &str, comment: &str) -> Option<String> {
    let stem = name.strip_prefix("HAVE_")?.strip_suffix("_H")?;
    let said = comment.rsplit_once('<').and_then(|(_, rest)| rest.split_once('>')).map(|(header, _)| header.to_owned());
    let folders = ["sys", "arpa", "net", "netinet", "machine", "linux", "openssl", "asm"];
    let lower = stem.to_ascii_lowercase();
    let in_folder = folders
        .iter()
        .find_map(|folder| lower.strip_prefix(folder)?.strip_prefix('_').map(|rest| format!("{folder}/{rest}.h")));
    Some(said.or(in_folder).unwrap_or_else(|| format!("{lower}.h")))
}

/// The size of a type of C, by the name that autoconf gives it.
fn size_of(name: &str) -> Option<&'static str> {
    Some(match name.strip_prefix("SIZEOF_")? {
        "CHAR" => "1",
        "SHORT" | "SHORT_INT" => "__SIZEOF_SHORT__",
        "INT" | "UNSIGNED_INT" => "__SIZEOF_INT__",
        "LONG" | "UNSIGNED_LONG" | "LONG_INT" => "__SIZEOF_LONG__",
        "LONG_LONG" | "UNSIGNED_LONG_LONG" | "LONG_LONG_INT" => "__SIZEOF_LONG_LONG__",
        "FLOAT" => "__SIZEOF_FLOAT__",
        "DOUBLE" => "__SIZEOF_DOUBLE__",
        "LONG_DOUBLE" => "__SIZEOF_LONG_DOUBLE__",
        "VOID_P" | "VOIDP" | "CHAR_P" | "POINTER" => "__SIZEOF_POINTER__",
        "SIZE_T" | "SSIZE_T" => "__SIZEOF_SIZE_T__",
        "WCHAR_T" => "__SIZEOF_WCHAR_T__",
        "TIME_T" | "OFF_T" => "__SIZEOF_LONG__",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn templates_say_what_the_compiler_knows() {
        let made = of_template(
            "/* Define to 1 if you have the <sys/un.h> header file. */\n#undef HAVE_SYS_UN_H\n#undef HAVE_STRLCPY\n#undef SIZEOF_LONG\n\
             #cmakedefine USE_X\n#cmakedefine01 HAVE_POLL\n#define V \"@VERSION@\"\n#define N @COUNT@\n#define KEPT 1\n#mesondefine HAVE_POLL_H\n",
        );
        assert!(made.contains("#if __has_include(<sys/un.h>) && !defined(HAVE_SYS_UN_H)"), "{made}");
        assert!(made.contains("#define SIZEOF_LONG __SIZEOF_LONG__"), "{made}");
        assert!(made.contains("#define HAVE_POLL 0") && made.contains("#define HAVE_POLL 1"), "{made}");
        assert!(made.contains("#define V \"\"") && made.contains("#define KEPT 1"), "{made}");
        assert!(made.contains("__has_include(<poll.h>)"), "{made}");
        for absent in ["STRLCPY", "USE_X", "define N", "@"] {
            assert!(!made.contains(absent), "{absent}: {made}");
        }
    }

    #[test]
    fn sources_say_what_they_ask_for() {
        let asked = asked_for(
            "#if HAVE_UNISTD_H && defined(SIZEOF_INT)\nputs(PACKAGE_NAME); HAVE_FORK; x.HAVE_Y; LIB_EXPORT\n",
        );
        assert_eq!(asked.into_iter().collect::<Vec<_>>(), ["HAVE_FORK", "HAVE_UNISTD_H", "PACKAGE_NAME", "SIZEOF_INT"]);
        assert_eq!(
            of_exports(&exports_in("LIB_EXPORT int f(void);\n")),
            "#ifndef LIB_EXPORT\n#define LIB_EXPORT\n#endif\n"
        );
    }

    #[test]
    fn nothing_but_names_gets_into_a_header() {
        let made = of_template("#undef A>)\\\n#undef HAVE_X\"_H\n");
        assert!(!made.contains("define"), "{made}");
    }
}
