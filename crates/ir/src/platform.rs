//! Functions that every machine has: the C library, by name.
//!
//! What such a function does is definite, so its calls are not seen by themselves, and what the interpreter makes it answer
//! is made up: only a run of the real one shows what it does.

/// Functions of the C library that programs call, beside mathematics.
#[rustfmt::skip]
const KNOWN: &[&str] = &[
    "__ctype_b_loc", "__ctype_tolower_loc", "__ctype_toupper_loc", "__cxa_atexit", "__errno_location", "__finite", "__fpclassify", "__fpclassifyf",
    "__fprintf_chk", "__isinf", "__isinff", "__isnan", "__isnanf", "__isoc23_fscanf", "__isoc23_scanf", "__isoc23_sscanf",
    "__isoc23_strtol", "__isoc23_strtoll", "__isoc23_strtoul", "__isoc23_strtoull", "__isoc99_fscanf", "__isoc99_scanf", "__isoc99_sscanf", "__memcpy_chk",
    "__memset_chk", "__printf_chk", "__signbit", "__signbitf", "__snprintf_chk", "__sprintf_chk", "__strcat_chk", "__strcpy_chk",
    "__vprintf_chk", "abs", "aligned_alloc", "arc4random", "asctime", "asprintf", "at_quick_exit", "atexit",
    "atof", "atoi", "atol", "atoll", "bcmp", "bcopy", "bsearch", "bzero",
    "calloc", "clearerr", "clock", "clock_gettime", "close", "ctime", "difftime", "div",
    "dprintf", "drand48", "erand48", "fclose", "fdopen", "feclearexcept", "fedisableexcept", "feenableexcept",
    "fegetenv", "fegetexcept", "fegetexceptflag", "fegetround", "feholdexcept", "feof", "feraiseexcept", "ferror",
    "fesetenv", "fesetexceptflag", "fesetround", "fetestexcept", "feupdateenv", "fflush", "ffs", "ffsl",
    "ffsll", "fgetc", "fgetc_unlocked", "fgets", "fileno", "fopen", "fprintf", "fputc",
    "fputc_unlocked", "fputs", "fputs_unlocked", "fputws", "fread", "free", "freopen", "fscanf",
    "fseek", "fseeko", "ftell", "ftello", "fwrite", "fwrite_unlocked", "getc", "getc_unlocked",
    "getchar", "getchar_unlocked", "getdelim", "getenv", "getline", "getpid", "getrandom", "gettimeofday",
    "getw", "gmtime", "gmtime_r", "imaxabs", "index", "initstate", "isalnum", "isalpha",
    "isascii", "isatty", "isblank", "iscntrl", "isdigit", "isgraph", "islower", "isprint",
    "ispunct", "isspace", "isupper", "isxdigit", "jrand48", "labs", "ldiv", "llabs",
    "lldiv", "localeconv", "localtime", "localtime_r", "lrand48", "lseek", "malloc", "mbrtowc",
    "mbstowcs", "memalign", "memccpy", "memchr", "memcmp", "memcpy", "memmove", "mempcpy",
    "memrchr", "memset", "mktime", "mrand48", "nan", "nanf", "nanosleep", "nrand48",
    "open", "pclose", "perror", "popen", "posix_memalign", "printf", "putc", "putc_unlocked",
    "putchar", "putchar_unlocked", "putenv", "puts", "puts_unlocked", "putw", "putwchar", "qsort",
    "raise", "rand", "rand_r", "random", "random_r", "rawmemchr", "read", "realloc",
    "reallocarray", "remove", "rename", "rewind", "rindex", "scanf", "secure_getenv", "setbuf",
    "setenv", "setlocale", "setstate", "setvbuf", "signal", "sincos", "sincosf", "sleep",
    "snprintf", "sprintf", "srand", "srand48", "srandom", "sscanf", "stpcpy", "strcasecmp",
    "strcat", "strchr", "strchrnul", "strcmp", "strcoll", "strcpy", "strcspn", "strdup",
    "strerror", "strerror_r", "strftime", "strlcat", "strlcpy", "strlen", "strncasecmp", "strncat",
    "strncmp", "strncpy", "strndup", "strnlen", "strpbrk", "strrchr", "strsep", "strspn",
    "strstr", "strtod", "strtof", "strtoimax", "strtok", "strtok_r", "strtol", "strtold",
    "strtoll", "strtoul", "strtoull", "strtoumax", "strverscmp", "strxfrm", "system", "time",
    "tmpfile", "toascii", "tolower", "toupper", "ungetc", "unsetenv", "usleep", "vasprintf",
    "vdprintf", "vfprintf", "vprintf", "vsnprintf", "vsprintf", "wcrtomb", "wcschr", "wcscmp",
    "wcscpy", "wcslen", "wcstombs", "wprintf", "write", "__fdelt_chk", "__isoc23_strtoimax", "__isoc23_strtoumax",
    "__memmove_chk", "__read_chk", "__stpcpy_chk", "__strncat_chk", "__strncpy_chk", "__vasprintf_chk", "__vfprintf_chk", "__vsnprintf_chk",
    "__vsprintf_chk", "__asprintf_chk", "btowc", "iswalnum", "iswalpha", "iswblank", "iswcntrl", "iswdigit",
    "iswgraph", "iswlower", "iswprint", "iswpunct", "iswspace", "iswupper", "iswxdigit", "mblen",
    "mbrlen", "mbsinit", "mbsrtowcs", "mbtowc", "swprintf", "towlower", "towupper", "wcscat",
    "wcscoll", "wcscspn", "wcsdup", "wcsncat", "wcsncmp", "wcsncpy", "wcsnlen", "wcspbrk",
    "wcsrchr", "wcsrtombs", "wcsspn", "wcsstr", "wcstok", "wcstol", "wcstoll", "wcstoul",
    "wcstoull", "wcswidth", "wctob", "wctomb", "wcwidth", "wmemchr", "wmemcmp", "wmemcpy",
    "wmemmove", "wmemset",
];

/// Functions of POSIX and of Linux that ask or change the system. That they are called, and with what, is seen: a file that is
/// removed is gone. But they call no function of the program, which code of strangers may do.
#[rustfmt::skip]
const SYSTEM: &[&str] = &[
    "accept", "accept4", "access", "alarm", "asctime_r", "bind", "chdir", "chmod", "chown", "chroot", "clock_getres",
    "clock_nanosleep", "clock_settime", "closedir", "closelog", "confstr", "connect", "ctime_r", "dirfd", "dup", "dup2",
    "dup3", "endgrent", "endpwent", "epoll_create", "epoll_create1", "epoll_ctl", "epoll_wait", "eventfd", "faccessat", "fallocate", "fchdir",
    "fchmod", "fchmodat", "fchown", "fchownat", "fcntl", "fcntl64", "fdatasync", "fdopendir", "fgetpos", "flock", "flockfile", "fnmatch",
    "fopen64", "fpathconf", "freeaddrinfo", "fseeko64", "fsetpos", "fstat", "fstat64", "fstatat", "fstatvfs", "fsync", "ftello64", "ftruncate",
    "ftruncate64", "ftrylockfile", "funlockfile", "futimens", "gai_strerror", "getaddrinfo", "getcwd", "getdtablesize", "getegid", "geteuid", "getgid",
    "getgrgid", "getgrgid_r", "getgrnam", "getgrnam_r", "getgroups", "gethostbyname", "gethostname", "getifaddrs", "getlogin", "getnameinfo", "getpagesize", "getpeername",
    "getpgid", "getpgrp", "getppid", "getpriority", "getpwnam", "getpwnam_r", "getpwuid", "getpwuid_r", "getrlimit", "getrusage", "getservbyname", "getsid",
    "getsockname", "getsockopt", "getuid", "hstrerror", "htonl", "htons", "if_indextoname", "if_nametoindex", "inet_addr", "inet_aton", "inet_ntoa", "inet_ntop",
    "inet_pton", "initgroups", "inotify_add_watch", "inotify_init", "inotify_init1", "inotify_rm_watch", "ioctl", "kill", "lchown", "link", "linkat", "listen",
    "lockf", "lseek64", "lstat", "lstat64", "madvise", "mkdir", "mkdirat", "mkdtemp", "mkfifo", "mknod", "mkostemp", "mkstemp",
    "mlock", "mmap", "mmap64", "mprotect", "mremap", "msync", "munlock", "munmap", "nice", "ntohl", "ntohs", "open64",
    "openat", "openat64", "opendir", "openlog", "pathconf", "pipe", "pipe2", "poll", "posix_fadvise", "posix_fallocate", "ppoll", "prctl",
    "pread", "pread64", "pselect", "pthread_mutex_destroy", "pthread_mutex_init", "pthread_mutex_lock", "pthread_mutex_trylock", "pthread_mutex_unlock", "pthread_self", "pwrite", "pwrite64", "readdir", "readdir64", "readdir_r", "readlink", "readlinkat", "readv",
    "recv", "recvfrom", "recvmsg", "renameat", "rewinddir", "rmdir", "sched_yield",
    "seekdir", "select", "send", "sendfile", "sendmsg", "sendto", "setegid", "seteuid", "setgid", "setgroups", "sethostname", "setitimer",
    "setpgid", "setpriority", "setregid", "setresgid", "setresuid", "setreuid", "setrlimit", "setsid", "setsockopt", "setuid", "shm_open", "shm_unlink",
    "shutdown", "sigaction", "sigaddset", "sigdelset", "sigemptyset", "sigfillset", "sigismember", "sigprocmask", "socket", "socketpair", "stat", "stat64", "statfs",
    "statvfs", "strsignal", "symlink", "symlinkat", "sync", "sysconf", "sysinfo", "syslog", "tcflush", "tcgetattr", "tcsetattr",
    "telldir", "times", "truncate", "ttyname", "ttyname_r", "tzset", "umask", "uname", "unlink", "unlinkat", "utime", "utimensat",
    "utimes", "vsyslog", "wait", "waitpid", "writev",
];

/// Mathematics, which also comes with `f` and `l` at the end.
#[rustfmt::skip]
const MATHEMATICS: &[&str] = &[
    "acos", "acosh", "asin", "asinh", "atan", "atan2", "atanh", "cbrt",
    "ceil", "copysign", "cos", "cosh", "drem", "erf", "erfc", "exp",
    "exp10", "exp2", "expm1", "fabs", "fdim", "floor", "fma", "fmax",
    "fmin", "fmod", "frexp", "gamma", "hypot", "ilogb", "j0", "j1",
    "jn", "ldexp", "lgamma", "lgamma_r", "llrint", "llround", "log", "log10",
    "log1p", "log2", "logb", "lrint", "lround", "modf", "nearbyint", "nextafter",
    "nexttoward", "pow", "pow10", "remainder", "remquo", "rint", "round", "roundeven",
    "scalbln", "scalbn", "significand", "sin", "sinh", "sqrt", "tan", "tanh",
    "tgamma", "trunc", "y0", "y1", "yn",
];

/// Functions that end the program. That it ends so is seen.
#[rustfmt::skip]
const ENDS: &[&str] = &[
    "_Exit", "__assert_fail", "__stack_chk_fail", "_exit", "abort", "exit", "quick_exit",
];

/// The pure function that stands for what the standard leaves open in what a function of the C library answers: how far
/// from zero a comparison is, which number says yes. Its arguments are a number of the function, a position, and two values.
pub const OPEN: &str = "tandem.open";

/// What glibc answers where the standard leaves it open: classes of characters by their bit in its tables, comparisons by the
/// difference. Only a native run shows what the machine does.
pub fn usual_answer(who: u32, left: u32, right: u32) -> u32 {
    const CLASSES: [u32; 13] = [0x100, 0x200, 0x400, 0x800, 0x1000, 0x2000, 0x4000, 0x8000, 1, 2, 4, 8, 1];
    let class = who.checked_sub(1).and_then(|who| CLASSES.get(who as usize));
    class.copied().unwrap_or(left.wrapping_sub(right))
}

/// The pure function that says which stream is standard input (0), output (1) and error (2).
pub const STREAM: &str = "output.stream";

/// Whether a function gives a stream a character or a number: what front ends take printing apart into.
pub fn is_output(name: &str) -> bool {
    name.starts_with("output.")
}

/// Whether a symbol is a function of the C library that returns.
pub fn is_c_library(symbol: &str) -> bool {
    KNOWN.contains(&symbol)
        || MATHEMATICS.contains(&symbol)
        || symbol.strip_suffix(['f', 'l']).is_some_and(|name| MATHEMATICS.contains(&name))
}

/// Whether a symbol is a function of the C library or of the system that calls no function of the program by its name.
pub fn calls_nobody(symbol: &str) -> bool {
    is_c_library(symbol) || SYSTEM.contains(&symbol)
}

/// Whether a symbol is a function of the C library that ends the program.
pub fn ends_program(symbol: &str) -> bool {
    ENDS.contains(&symbol)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_their_variants() {
        assert!(is_c_library("printf") && is_c_library("sinf") && is_c_library("floor") && is_c_library("powl"));
        assert!(!is_c_library("sensor") && !is_c_library("exit") && ends_program("exit"));
    }
}
