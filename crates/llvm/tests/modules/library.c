/* Calls every function of the C library that is modelled, on many small texts, and prints what it gives. */
#define _DEFAULT_SOURCE
#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

static unsigned state = 1;
static unsigned next(unsigned n) {
    state = state * 1103515245u + 12345u;
    return (state >> 16) % n;
}

static int sign(int n) { return (n > 0) - (n < 0); }

static void fill(char *to, unsigned most) {
    static const char letters[] = "abAB1 .\xe4";
    unsigned n = next(most), i;
    for (i = 0; i < n; i++) to[i] = letters[next(8)];
    to[n] = 0;
}

/* A sum over what a function gives or leaves behind. */
static unsigned sum;
static void note(long value) { sum = sum * 31 + (unsigned)value; }
static void note_place(const char *base, const char *place) { note(place ? place - base : -1); }
static void note_bytes(const char *bytes, unsigned n) {
    unsigned i;
    for (i = 0; i < n; i++) note(bytes[i]);
}
static void show(const char *name) {
    printf("%s %u\n", name, sum);
    sum = 0;
}

static void characters(void) {
    int c;
    for (c = -128; c < 256; c++) {
        note((isupper)(c) != 0); note((islower)(c) != 0); note((isalpha)(c) != 0); note((isdigit)(c) != 0);
        note((isxdigit)(c) != 0); note((isspace)(c) != 0); note((isprint)(c) != 0); note((isgraph)(c) != 0);
        note((isblank)(c) != 0); note((iscntrl)(c) != 0); note((ispunct)(c) != 0); note((isalnum)(c) != 0);
    }
    show("functions");
    for (c = -128; c < 256; c++) {
        note(isupper(c)); note(islower(c)); note(isalpha(c)); note(isdigit(c)); note(isxdigit(c)); note(isspace(c));
        note(isprint(c)); note(isgraph(c)); note(isblank(c)); note(iscntrl(c)); note(ispunct(c)); note(isalnum(c));
    }
    show("tables");
    for (c = -128; c < 256; c++) {
        note((toupper)(c)); note((tolower)(c)); note(_toupper(c)); note(_tolower(c)); note(isascii(c) != 0); note(toascii(c));
    }
    show("letters");
}

static void numbers(void) {
    int i;
    for (i = 0; i < 40; i++) {
        int n = (int)(next(65536) << next(17));
        long m = (long)n << next(32);
        note(abs(n)); note(abs(-n)); note(labs(m)); note(llabs(-m)); note(ffs(n)); note(ffsl(m)); note(ffsll(-m));
    }
    note(ffs(0));
    show("numbers");
}

static void reading(void) {
    int i;
    for (i = 0; i < 60; i++) {
        char a[8], b[8];
        int c = next(2) ? a[0] : (int)next(512) - 256;
        unsigned n = next(8);
        fill(a, 8);
        if (next(2)) strcpy(b, a); else fill(b, 8);
        if (next(3) == 0) b[strlen(b) / 2] = 'b';
        note(strlen(a)); note(strnlen(a, n));
        note(sign(strcmp(a, b))); note(sign(strncmp(a, b, n)));
        note(sign(strcasecmp(a, b))); note(sign(strncasecmp(a, b, n)));
        note(sign(memcmp(a, b, strlen(a) < strlen(b) ? strlen(a) : strlen(b)))); note(bcmp(a, b, strlen(b) < strlen(a) ? strlen(b) : strlen(a)) != 0);
        note_place(a, strchr(a, c)); note_place(a, strrchr(a, c)); 
        note_place(a, index(a, c)); note_place(a, rindex(a, c)); note_place(a, strchr(a, 0)); note_place(a, strrchr(a, 256));
        note(strspn(a, b)); note(strcspn(a, b)); note_place(a, strpbrk(a, b)); note_place(a, strstr(a, b));
        b[n % 3] = 0;
        note_place(a, strstr(a, b)); note(strspn(a, "ab")); note(strcspn(a, ""));
        note_place(a, memchr(a, c, strlen(a)));
    }
    show("reading");
}

static void writing(void) {
    int i;
    for (i = 0; i < 40; i++) {
        char a[8], to[24];
        unsigned n = next(12);
        char *copy;
        fill(a, 8);
        memset(to, '#', 24); strcpy(to, a); note_bytes(to, 24);
        memset(to, '#', 24); note_place(to, stpcpy(to, a)); note_bytes(to, 24);
        memset(to, '#', 24); strncpy(to, a, n); note_bytes(to, 24);
        memset(to, '#', 24); strcpy(to, "xy"); strcat(to, a); note_bytes(to, 24);
        memset(to, '#', 24); strcpy(to, "z"); strncat(to, a, n); note_bytes(to, 24);
        memset(to, '#', 24); note_place(to, memccpy(to, a, 'a', strlen(a) + 1)); note_bytes(to, 24);
        bzero(to, n); note_bytes(to, 24);
        copy = strdup(a); note_bytes(copy, strlen(copy) + 1);
        copy = strndup(a, n); note_bytes(copy, strlen(copy) + 1);
    }
    show("writing");
}

static void parsing(void) {
    static const char *const bases[] = {"0x1F", "0x", "0xg", "077", "08", "zz", "-0x80", "+12", "- 1", "", "  \t\n42abc"};
    static const char *const limits[] = {
        "9223372036854775807", "9223372036854775808", "-9223372036854775808", "-9223372036854775809",
        "18446744073709551615", "18446744073709551616", "-1", "-18446744073709551616", "99999999999999999999999",
    };
    static const int radix[] = {0, 2, 8, 10, 16, 36};
    unsigned i, k;
    char *end;
    note(atoi("  -17x")); note(atoi("2147483647")); note(atoi("-2147483648")); note(atol("+99")); note(atoll("")); note(atoi("--1"));
    for (i = 0; i < sizeof bases / sizeof *bases; i++)
        for (k = 0; k < 6; k++) {
            note(strtol(bases[i], &end, radix[k])); note_place(bases[i], end);
            note(strtoul(bases[i], &end, radix[k])); note_place(bases[i], end);
        }
    for (i = 0; i < sizeof limits / sizeof *limits; i++) {
        errno = 0; note(strtol(limits[i], NULL, 10) >> 3); note(errno);
        errno = 0; note(strtoll(limits[i], NULL, 16) >> 3); note(errno);
        errno = 0; note(strtoul(limits[i], NULL, 10) >> 3); note(errno);
        errno = 0; note(strtoull(limits[i], NULL, 0) >> 3); note(errno);
    }
    show("parsing");
}

static void printing(int n, long m, const char *text) {
    int k = n - 70;
    printf("%d %5d %-5d| %05d %u %x %X %o %ld %lu %hhd %hu %zu %%\n", k, k, k, k, k, k, k, k, m, m, k, k, (size_t)m);
    printf("%s|%10s|%-10s|%.2s|%*s|%-*.*s|%c\n", text, text, text, text, 7, text, -7, 1, text, n);
    fprintf(stdout, "%d%s", 17, "constant\n");
    puts(text);
    puts("");
    fputs(text, stdout);
    putchar('a' + 256);
    fputc(n, stdout);
    putc('\n', stdout);
    fwrite(text, 1, strlen(text), stdout);
    fwrite("\n", 1, 1, stdout);
}

int main(void) {
    characters();
    numbers();
    reading();
    writing();
    parsing();
    printing(75, 1L << 40, "text");
    printing(66, -1, "");
    return 0;
}
