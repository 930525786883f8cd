/* A command-line tool: counts lines, words and bytes of files, finds the longest line, lists frequent bytes. */
#include <ctype.h>
#include <errno.h>
#include <getopt.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct counts {
    uint64_t lines;
    uint64_t words;
    uint64_t bytes;
    uint64_t characters;
    uint64_t longest;
    uint64_t frequency[256];
};

struct settings {
    bool lines;
    bool words;
    bool bytes;
    bool characters;
    bool longest;
    int top;
};

static struct settings settings;
static int failures;

static void usage(FILE *out) {
    fputs("usage: wordcount [-lwcmL] [-t COUNT] [FILE...]\n"
          "  -l  lines\n"
          "  -w  words\n"
          "  -c  bytes\n"
          "  -m  characters\n"
          "  -L  the longest line\n"
          "  -t  the most frequent bytes\n",
          out);
}

void count_buffer(struct counts *counts, const unsigned char *data, size_t n, bool *in_word, uint64_t *column) {
    for (size_t i = 0; i < n; i++) {
        unsigned char c = data[i];
        counts->bytes++;
        counts->frequency[c]++;
        if ((c & 0xc0) != 0x80)
            counts->characters++;
        if (c == '\n') {
            counts->lines++;
            if (*column > counts->longest)
                counts->longest = *column;
            *column = 0;
        } else if (c == '\t') {
            *column += 8 - *column % 8;
        } else if ((c & 0xc0) != 0x80) {
            ++*column;
        }
        if (isspace(c)) {
            *in_word = false;
        } else if (!*in_word) {
            *in_word = true;
            counts->words++;
        }
    }
}

bool count_stream(struct counts *counts, FILE *file) {
    unsigned char buffer[8192];
    bool in_word = false;
    uint64_t column = 0;
    size_t n;
    while ((n = fread(buffer, 1, sizeof buffer, file)) > 0)
        count_buffer(counts, buffer, n, &in_word, &column);
    if (column > counts->longest)
        counts->longest = column;
    return ferror(file) == 0;
}

void add_counts(struct counts *total, const struct counts *one) {
    total->lines += one->lines;
    total->words += one->words;
    total->bytes += one->bytes;
    total->characters += one->characters;
    if (one->longest > total->longest)
        total->longest = one->longest;
    for (int i = 0; i < 256; i++)
        total->frequency[i] += one->frequency[i];
}

static int digits_of(uint64_t n) {
    int digits = 1;
    while (n >= 10) {
        n /= 10;
        digits++;
    }
    return digits;
}

static void print_number(uint64_t n, int width, bool *first) {
    printf("%s%*llu", *first ? "" : " ", width, (unsigned long long)n);
    *first = false;
}

static void print_counts(const struct counts *counts, const char *name, int width) {
    bool first = true;
    if (settings.lines)
        print_number(counts->lines, width, &first);
    if (settings.words)
        print_number(counts->words, width, &first);
    if (settings.bytes)
        print_number(counts->bytes, width, &first);
    if (settings.characters)
        print_number(counts->characters, width, &first);
    if (settings.longest)
        print_number(counts->longest, width, &first);
    if (name != NULL)
        printf(" %s", name);
    putchar('\n');
}

struct ranked {
    int byte;
    uint64_t count;
};

static int compare_ranked(const void *a, const void *b) {
    const struct ranked *x = a, *y = b;
    if (x->count != y->count)
        return x->count < y->count ? 1 : -1;
    return x->byte - y->byte;
}

static void print_top(const struct counts *counts, int top) {
    struct ranked ranked[256];
    for (int i = 0; i < 256; i++) {
        ranked[i].byte = i;
        ranked[i].count = counts->frequency[i];
    }
    qsort(ranked, 256, sizeof ranked[0], compare_ranked);
    for (int i = 0; i < top && i < 256 && ranked[i].count > 0; i++) {
        if (isprint(ranked[i].byte))
            printf("  '%c'  %llu\n", ranked[i].byte, (unsigned long long)ranked[i].count);
        else
            printf("  0x%02x %llu\n", (unsigned)ranked[i].byte, (unsigned long long)ranked[i].count);
    }
}

static bool count_file(const char *name, struct counts *counts) {
    memset(counts, 0, sizeof *counts);
    if (strcmp(name, "-") == 0)
        return count_stream(counts, stdin);
    FILE *file = fopen(name, "rb");
    if (file == NULL) {
        fprintf(stderr, "wordcount: %s: %s\n", name, strerror(errno));
        failures++;
        return false;
    }
    bool fine = count_stream(counts, file);
    if (!fine) {
        fprintf(stderr, "wordcount: %s: read error\n", name);
        failures++;
    }
    fclose(file);
    return fine;
}

static bool parse_options(int argc, char **argv) {
    int option;
    while ((option = getopt(argc, argv, "lwcmLt:h")) != -1) {
        switch (option) {
        case 'l': settings.lines = true; break;
        case 'w': settings.words = true; break;
        case 'c': settings.bytes = true; break;
        case 'm': settings.characters = true; break;
        case 'L': settings.longest = true; break;
        case 't':
            settings.top = atoi(optarg);
            break;
        case 'h':
            usage(stdout);
            exit(0);
        default:
            usage(stderr);
            return false;
        }
    }
    if (!settings.lines && !settings.words && !settings.bytes && !settings.characters && !settings.longest)
        settings.lines = settings.words = settings.bytes = true;
    return true;
}

int main(int argc, char **argv) {
    static struct counts total, one;
    if (!parse_options(argc, argv))
        return 2;
    int files = argc - optind;
    if (files == 0) {
        if (!count_stream(&total, stdin))
            return 1;
        print_counts(&total, NULL, digits_of(total.bytes));
    }
    for (int i = optind; i < argc; i++) {
        if (!count_file(argv[i], &one))
            continue;
        add_counts(&total, &one);
        print_counts(&one, argv[i], 7);
    }
    if (files > 1)
        print_counts(&total, "total", 7);
    if (settings.top > 0)
        print_top(&total, settings.top);
    return failures > 0;
}
