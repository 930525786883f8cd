/* What functions of the C library do, as C. Each is put in the place of its calls, so that a proof can look into it.
 *
 * `models.ll` is this file as LLVM text; `tests/library.rs` says how it is made and runs every model beside the real
 * function. What the standard leaves open stays open:
 *   - of a comparison only the sign is known, and of a class of characters only whether the answer is zero; the rest is a
 *     function of what was looked at (`tandem_open`, each function has its own number), of which nothing is known;
 *   - ranges that must not overlap are handed to `tandem_apart`: if they do, the behaviour is undefined;
 *   - a range that must exist as a whole is touched at its end, although the answer may be known before.
 * Functions that are the same on machines with 64 bits are here once (`SAME` in `models.rs`).
 * Classes of characters are those of the C locale. Arguments outside of -128 .. 255 are undefined, as tables have no more. */

#define static static inline __attribute__((always_inline))
typedef unsigned char byte;
typedef unsigned long size;

int tandem_open(int who, size at, int x, int y) __attribute__((const, nothrow));
void tandem_apart(const void *a, size m, const void *b, size n);
void *malloc(size n);

static int below_zero(int open) { return open | (int)0x80000000u; }
static int above_zero(int open) { return (open & 0x7fffffff) ? (open & 0x7fffffff) : 1; }
static int not_zero(int open) { return open ? open : 1; }

static int order(int who, size at, int x, int y) {
    int open = tandem_open(who, at, x, y);
    return x < y ? below_zero(open) : above_zero(open);
}

/* Characters. */

static int in(int c, int low, int high) { return c >= low && c <= high; }
static int upper(int c) { return in(c, 'A', 'Z'); }
static int lower(int c) { return in(c, 'a', 'z'); }
static int digit(int c) { return in(c, '0', '9'); }
static int alpha(int c) { return upper(c) || lower(c); }
static int alnum(int c) { return alpha(c) || digit(c); }
static int xdigit(int c) { return digit(c) || in(c, 'A', 'F') || in(c, 'a', 'f'); }
static int space(int c) { return c == ' ' || in(c, '\t', '\r'); }
static int print(int c) { return in(c, ' ', '~'); }
static int graph(int c) { return in(c, '!', '~'); }
static int blank(int c) { return c == ' ' || c == '\t'; }
static int cntrl(int c) { return in(c, 0, 31) || c == 127; }
static int punct(int c) { return graph(c) && !alnum(c); }
static int raised(int c) { return lower(c) ? c - 32 : c; }
static int lowered(int c) { return upper(c) ? c + 32 : c; }
/* Negative numbers but for -1 are signed characters to the tables of glibc. */
static int unsigned_character(int c) { return c < -1 ? c + 256 : c; }
static void in_tables(int c) { if (c < -128 || c > 255) __builtin_unreachable(); }

#define CLASS(name, kind) \
    int is##name(int c) { in_tables(c); return name(c) ? not_zero(tandem_open(kind, 0, c, 0)) : 0; }
CLASS(upper, 1)
CLASS(lower, 2)
CLASS(alpha, 3)
CLASS(digit, 4)
CLASS(xdigit, 5)
CLASS(space, 6)
CLASS(print, 7)
CLASS(graph, 8)
CLASS(blank, 9)
CLASS(cntrl, 10)
CLASS(punct, 11)
CLASS(alnum, 12)

int toupper(int c) { in_tables(c); return raised(unsigned_character(c)); }
int tolower(int c) { in_tables(c); return lowered(unsigned_character(c)); }
int isascii(int c) { return (c & ~127) == 0 ? not_zero(tandem_open(13, 0, c, 0)) : 0; }
int toascii(int c) { return c & 127; }

/* Entries of the tables that <ctype.h> of glibc looks at. */

unsigned short tandem_ctype_b(long at) {
    int c = (int)at;
    if (at < -128 || at > 255) __builtin_unreachable();
    return (unsigned short)((upper(c) ? 0x100 : 0) | (lower(c) ? 0x200 : 0) | (alpha(c) ? 0x400 : 0)
        | (digit(c) ? 0x800 : 0) | (xdigit(c) ? 0x1000 : 0) | (space(c) ? 0x2000 : 0) | (print(c) ? 0x4000 : 0)
        | (graph(c) ? 0x8000 : 0) | (blank(c) ? 1 : 0) | (cntrl(c) ? 2 : 0) | (punct(c) ? 4 : 0) | (alnum(c) ? 8 : 0));
}
int tandem_ctype_toupper(long at) {
    if (at < -128 || at > 255) __builtin_unreachable();
    return raised(unsigned_character((int)at));
}
int tandem_ctype_tolower(long at) {
    if (at < -128 || at > 255) __builtin_unreachable();
    return lowered(unsigned_character((int)at));
}

/* Numbers. */

int abs(int n) { return n < 0 ? -n : n; }
long labs(long n) { return n < 0 ? -n : n; }
int ffs(int n) { return n == 0 ? 0 : __builtin_ctz((unsigned)n) + 1; }
int ffsl(long n) { return n == 0 ? 0 : __builtin_ctzl((unsigned long)n) + 1; }

/* Texts that are read. */

size strlen(const byte *s) {
    size n = 0;
    while (s[n]) n++;
    return n;
}
size strnlen(const byte *s, size most) {
    size n = 0;
    while (n < most && s[n]) n++;
    return n;
}
int strcmp(const byte *a, const byte *b) {
    for (size i = 0;; i++) {
        if (a[i] != b[i]) return order(21, i, a[i], b[i]);
        if (!a[i]) return 0;
    }
}
int strncmp(const byte *a, const byte *b, size n) {
    for (size i = 0; i < n; i++) {
        if (a[i] != b[i]) return order(22, i, a[i], b[i]);
        if (!a[i]) return 0;
    }
    return 0;
}
int strcasecmp(const byte *a, const byte *b) {
    for (size i = 0;; i++) {
        if (lowered(a[i]) != lowered(b[i])) return order(23, i, lowered(a[i]), lowered(b[i]));
        if (!a[i]) return 0;
    }
}
int strncasecmp(const byte *a, const byte *b, size n) {
    for (size i = 0; i < n; i++) {
        if (lowered(a[i]) != lowered(b[i])) return order(24, i, lowered(a[i]), lowered(b[i]));
        if (!a[i]) return 0;
    }
    return 0;
}
byte *strchr(const byte *s, int c) {
    while (*s != (byte)c) {
        if (!*s) return 0;
        s++;
    }
    return (byte *)s;
}
byte *strchrnul(const byte *s, int c) {
    while (*s && *s != (byte)c) s++;
    return (byte *)s;
}
byte *strrchr(const byte *s, int c) {
    const byte *last = 0;
    for (;; s++) {
        if (*s == (byte)c) last = s;
        if (!*s) return (byte *)last;
    }
}
size strspn(const byte *s, const byte *set) {
    size n = 0;
    for (;; n++) {
        const byte *p = set;
        if (!s[n]) return n;
        while (*p != s[n]) {
            if (!*p) return n;
            p++;
        }
    }
}
size strcspn(const byte *s, const byte *set) {
    size n = 0;
    for (;; n++) {
        const byte *p = set;
        while (*p != s[n]) {
            if (!*p) break;
            p++;
        }
        if (*p == s[n]) return n;
    }
}
byte *strpbrk(const byte *s, const byte *set) {
    for (; *s; s++) {
        const byte *p = set;
        while (*p && *p != *s) p++;
        if (*p) return (byte *)s;
    }
    return 0;
}
byte *strstr(const byte *s, const byte *part) {
    for (;; s++) {
        size i = 0;
        while (part[i] && s[i] == part[i]) i++;
        if (!part[i]) return (byte *)s;
        if (!s[i]) return 0;
    }
}

/* Texts that are written. */

byte *strcpy(byte *to, const byte *from) {
    size n = 0;
    while ((to[n] = from[n])) n++;
    tandem_apart(to, n + 1, from, n + 1);
    return to;
}
byte *stpcpy(byte *to, const byte *from) {
    size n = 0;
    while ((to[n] = from[n])) n++;
    tandem_apart(to, n + 1, from, n + 1);
    return to + n;
}
byte *strncpy(byte *to, const byte *from, size most) {
    size n = 0, read;
    while (n < most && (to[n] = from[n])) n++;
    read = n < most ? n + 1 : n;
    for (; n < most; n++) to[n] = 0;
    tandem_apart(to, most, from, read);
    return to;
}
byte *strcat(byte *to, const byte *from) {
    size at = 0, n = 0;
    while (to[at]) at++;
    while ((to[at + n] = from[n])) n++;
    tandem_apart(to, at + n + 1, from, n + 1);
    return to;
}
byte *strncat(byte *to, const byte *from, size most) {
    size at = 0, n = 0;
    while (to[at]) at++;
    while (n < most && from[n]) {
        to[at + n] = from[n];
        n++;
    }
    to[at + n] = 0;
    tandem_apart(to, at + n + 1, from, n < most ? n + 1 : n);
    return to;
}
byte *strdup(const byte *s) {
    size n = 0, i = 0;
    byte *copy;
    while (s[n]) n++;
    copy = malloc(n + 1);
    for (; i <= n; i++) copy[i] = s[i];
    return copy;
}
byte *strndup(const byte *s, size most) {
    size n = 0, i = 0;
    byte *copy;
    while (n < most && s[n]) n++;
    copy = malloc(n + 1);
    for (; i < n; i++) copy[i] = s[i];
    copy[n] = 0;
    return copy;
}

/* Bytes. */

int memcmp(const byte *a, const byte *b, size n) {
    size i = 0;
    if (n == 0) return 0;
    (void)*(const byte *)(a + (n - 1));
    (void)*(const byte *)(b + (n - 1));
    for (; i < n; i++)
        if (a[i] != b[i]) return order(25, i, a[i], b[i]);
    return 0;
}
int bcmp(const byte *a, const byte *b, size n) {
    size i = 0;
    if (n == 0) return 0;
    (void)*(const byte *)(a + (n - 1));
    (void)*(const byte *)(b + (n - 1));
    for (; i < n; i++)
        if (a[i] != b[i]) return not_zero(tandem_open(26, i, a[i], b[i]));
    return 0;
}
byte *memchr(const byte *s, int c, size n) {
    size i = 0;
    while (i < n && s[i] != (byte)c) i++;
    return i < n ? (byte *)s + i : 0;
}
byte *memrchr(const byte *s, int c, size n) {
    if (n != 0) {
        (void)*(const byte *)s;
        (void)*(const byte *)(s + (n - 1));
    }
    while (n != 0) {
        n--;
        if (s[n] == (byte)c) return (byte *)s + n;
    }
    return 0;
}
byte *rawmemchr(const byte *s, int c) {
    while (*s != (byte)c) s++;
    return (byte *)s;
}
byte *memccpy(byte *to, const byte *from, int c, size n) {
    size i = 0;
    while (i < n) {
        to[i] = from[i];
        i++;
        if (from[i - 1] == (byte)c) {
            tandem_apart(to, i, from, i);
            return to + i;
        }
    }
    tandem_apart(to, i, from, i);
    return 0;
}
void bzero(byte *s, size n) {
    size i = 0;
    for (; i < n; i++) s[i] = 0;
}

/* Output: a stream is given its characters one by one, so that it does not matter in which pieces a text comes. */

void output_character(void *stream, byte c);

/* Even one who prints nothing needs a stream. */
void tandem_touch_stream(void *stream) {
    if (!stream) __builtin_unreachable();
}
void tandem_put_text(void *stream, const byte *s) {
    size n = 0;
    for (; s[n]; n++) output_character(stream, s[n]);
}
void tandem_put_bytes(void *stream, const byte *s, size width, size count) {
    size n = 0, all = width * count;
    for (; n < all; n++) output_character(stream, s[n]);
}
void tandem_put_padded(void *stream, const byte *s, int left, int width, int precision) {
    size n = 0, i = 0, all;
    if (width < 0) {
        left = 1;
        width = (int)(0u - (unsigned)width);
    }
    all = (size)(unsigned)width;
    while ((precision < 0 || n < (size)precision) && s[n]) n++;
    if (!left)
        for (i = n; i < all; i++) output_character(stream, ' ');
    for (i = 0; i < n; i++) output_character(stream, s[i]);
    if (left)
        for (i = n; i < all; i++) output_character(stream, ' ');
}

/* Numbers in texts. `atoi` of a number that does not fit is undefined; `strtol` says so by `errno`. */

void tandem_errno(int code);

#define OUT_OF_RANGE 34

static long parsed(const byte *s, int fits_in_int) {
    unsigned long value = 0, most;
    int minus = 0;
    while (space(*s)) s++;
    if (*s == '-' || *s == '+') {
        minus = *s == '-';
        s++;
    }
    most = (fits_in_int ? 0x7fffffffUL : 0x7fffffffffffffffUL) + (unsigned long)minus;
    while (digit(*s)) {
        unsigned long one = (unsigned long)(*s - '0');
        if (value > (most - one) / 10) __builtin_unreachable();
        value = value * 10 + one;
        s++;
    }
    return (long)(minus ? 0 - value : value);
}
int atoi(const byte *s) { return (int)parsed(s, 1); }
long atol(const byte *s) { return parsed(s, 0); }

/* What a letter or digit is worth; 36 for anything else. */
static unsigned worth(int c) {
    return (unsigned)(digit(c) ? c - '0' : upper(c) ? c - 'A' + 10 : lower(c) ? c - 'a' + 10 : 36);
}

/* The number at the start of a text, up to a limit that the sign decides on, and where it ends. */
static unsigned long magnitude(const byte *s, byte **end, int base, unsigned long above, unsigned long below, int *minus, int *large) {
    const byte *p = s;
    unsigned long value = 0, most;
    int any = 0;
    *minus = 0;
    *large = 0;
    if (base < 0 || base == 1 || base > 36) __builtin_unreachable();
    while (space(*p)) p++;
    if (*p == '-' || *p == '+') {
        *minus = *p == '-';
        p++;
    }
    if ((base == 0 || base == 16) && p[0] == '0' && (p[1] == 'x' || p[1] == 'X') && xdigit(p[2])) {
        p += 2;
        base = 16;
    } else if (base == 0) {
        base = *p == '0' ? 8 : 10;
    }
    most = *minus ? below : above;
    for (;; p++) {
        unsigned one = worth(*p);
        if (one >= (unsigned)base) break;
        any = 1;
        if (value > most / (unsigned)base || (value == most / (unsigned)base && one > most % (unsigned)base)) *large = 1;
        value = value * (unsigned)base + one;
    }
    if (end) *end = (byte *)(any ? p : s);
    return value;
}
long strtol(const byte *s, byte **end, int base) {
    int minus, large;
    unsigned long value = magnitude(s, end, base, 0x7fffffffffffffffUL, 0x8000000000000000UL, &minus, &large);
    if (large) {
        tandem_errno(OUT_OF_RANGE);
        return minus ? (long)0x8000000000000000UL : 0x7fffffffffffffffL;
    }
    return (long)(minus ? 0 - value : value);
}
unsigned long strtoul(const byte *s, byte **end, int base) {
    int minus, large;
    unsigned long value = magnitude(s, end, base, ~0UL, ~0UL, &minus, &large);
    if (large) {
        tandem_errno(OUT_OF_RANGE);
        return ~0UL;
    }
    return minus ? 0 - value : value;
}

/* What Rust's library has of its own: where a byte is in a slice, if it is there. */

struct place { size found, at; };

struct place rust_memchr_aligned(byte x, const byte *text, size n) {
    struct place place = {0, 0};
    size i = 0;
    while (i < n && text[i] != x) i++;
    if (i < n) {
        place.found = 1;
        place.at = i;
    }
    return place;
}
struct place rust_memrchr(byte x, const byte *text, size n) {
    struct place place = {0, 0};
    while (n != 0) {
        n--;
        if (text[n] == x) {
            place.found = 1;
            place.at = n;
            return place;
        }
    }
    return place;
}
