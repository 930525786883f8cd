/* Wraps paragraphs of plain text to a width, with indents and optional justification. */
#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct options {
    int width;
    int indent;
    int hanging;
    bool justify;
    bool keep_blank_lines;
};

struct buffer {
    char *text;
    size_t length;
    size_t capacity;
};

static void buffer_init(struct buffer *buffer) {
    buffer->text = NULL;
    buffer->length = 0;
    buffer->capacity = 0;
}

static bool buffer_reserve(struct buffer *buffer, size_t more) {
    if (buffer->length + more <= buffer->capacity)
        return true;
    size_t capacity = buffer->capacity ? buffer->capacity * 2 : 64;
    while (capacity < buffer->length + more)
        capacity *= 2;
    char *text = realloc(buffer->text, capacity);
    if (text == NULL)
        return false;
    buffer->text = text;
    buffer->capacity = capacity;
    return true;
}

static bool buffer_add(struct buffer *buffer, const char *text, size_t length) {
    if (!buffer_reserve(buffer, length))
        return false;
    memcpy(buffer->text + buffer->length, text, length);
    buffer->length += length;
    return true;
}

static bool buffer_repeat(struct buffer *buffer, char c, size_t count) {
    if (!buffer_reserve(buffer, count))
        return false;
    memset(buffer->text + buffer->length, c, count);
    buffer->length += count;
    return true;
}

static void buffer_free(struct buffer *buffer) {
    free(buffer->text);
    buffer_init(buffer);
}

/* The number of columns of UTF-8 text, taking every code point for one column. */
size_t columns(const char *text, size_t length) {
    size_t n = 0;
    for (size_t i = 0; i < length; i++)
        if (((unsigned char)text[i] & 0xc0) != 0x80)
            n++;
    return n;
}

static const char *skip_spaces(const char *p) {
    while (*p == ' ' || *p == '\t')
        p++;
    return p;
}

static size_t word_length(const char *p) {
    size_t n = 0;
    while (p[n] != '\0' && !isspace((unsigned char)p[n]))
        n++;
    return n;
}

struct word {
    const char *start;
    size_t length;
    size_t columns;
};

#define MAX_WORDS 256

struct line {
    struct word words[MAX_WORDS];
    int count;
    size_t columns;
};

static void line_clear(struct line *line) {
    line->count = 0;
    line->columns = 0;
}

static bool line_fits(const struct line *line, size_t word, size_t width) {
    if (line->count == 0)
        return true;
    if (line->count == MAX_WORDS)
        return false;
    return line->columns + 1 + word <= width;
}

static void line_add(struct line *line, const char *start, size_t length, size_t width) {
    struct word *word = &line->words[line->count];
    word->start = start;
    word->length = length;
    word->columns = width;
    line->columns += width + (line->count > 0 ? 1 : 0);
    line->count++;
}

static size_t gap_after(const struct line *line, int index, size_t width, bool justify) {
    int gaps = line->count - 1;
    if (!justify || gaps <= 0 || line->columns >= width)
        return 1;
    size_t spare = width - line->columns;
    size_t each = spare / (size_t)gaps;
    size_t rest = spare % (size_t)gaps;
    return 1 + each + ((size_t)index < rest ? 1 : 0);
}

static bool emit_line(struct buffer *out, const struct line *line, const struct options *o, bool first, bool last) {
    size_t indent = (size_t)(first ? o->indent : o->hanging);
    size_t width = (size_t)o->width - indent;
    if (!buffer_repeat(out, ' ', indent))
        return false;
    for (int i = 0; i < line->count; i++) {
        if (!buffer_add(out, line->words[i].start, line->words[i].length))
            return false;
        if (i + 1 < line->count && !buffer_repeat(out, ' ', gap_after(line, i, width, o->justify && !last)))
            return false;
    }
    return buffer_add(out, "\n", 1);
}

static bool is_blank(const char *p) {
    p = skip_spaces(p);
    return *p == '\n' || *p == '\0';
}

static const char *next_line(const char *p) {
    const char *feed = strchr(p, '\n');
    return feed != NULL ? feed + 1 : p + strlen(p);
}

bool wrap_paragraph(struct buffer *out, const char *text, const char *end, const struct options *o) {
    struct line line;
    bool first = true;
    line_clear(&line);
    const char *p = text;
    while (p < end) {
        while (p < end && isspace((unsigned char)*p))
            p++;
        if (p >= end)
            break;
        size_t length = word_length(p);
        size_t wide = columns(p, length);
        size_t width = (size_t)(o->width - (first ? o->indent : o->hanging));
        if (!line_fits(&line, wide, width)) {
            if (!emit_line(out, &line, o, first, false))
                return false;
            line_clear(&line);
            first = false;
        }
        line_add(&line, p, length, wide);
        p += length;
    }
    if (line.count > 0)
        return emit_line(out, &line, o, first, true);
    return true;
}

char *wrap_text(const char *text, const struct options *o) {
    struct buffer out;
    buffer_init(&out);
    const char *p = text;
    while (*p != '\0') {
        if (is_blank(p)) {
            if (o->keep_blank_lines && !buffer_add(&out, "\n", 1))
                goto failed;
            p = next_line(p);
            continue;
        }
        const char *end = p;
        while (*end != '\0' && !is_blank(end))
            end = next_line(end);
        if (!wrap_paragraph(&out, p, end, o))
            goto failed;
        p = end;
    }
    if (!buffer_add(&out, "", 1))
        goto failed;
    return out.text;
failed:
    buffer_free(&out);
    return NULL;
}

int main(int argc, char **argv) {
    struct options o = {72, 0, 0, false, true};
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "-j") == 0)
            o.justify = true;
        else if (strncmp(argv[i], "-w", 2) == 0)
            o.width = atoi(argv[i] + 2);
        else {
            fprintf(stderr, "usage: %s [-j] [-wWIDTH]\n", argv[0]);
            return 2;
        }
    }
    static char input[65536];
    size_t n = fread(input, 1, sizeof input - 1, stdin);
    input[n] = '\0';
    char *wrapped = wrap_text(input, &o);
    if (wrapped == NULL)
        return 1;
    fputs(wrapped, stdout);
    free(wrapped);
    return 0;
}
