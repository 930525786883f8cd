/* Reads comma-separated values and answers simple questions about columns. */
#include <errno.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct row {
    char **fields;
    size_t count;
    size_t capacity;
};

struct csv {
    struct row header;
    struct row *rows;
    size_t count;
    size_t capacity;
    char separator;
};

struct reader {
    const char *at;
    const char *end;
    unsigned line;
    char separator;
};

enum token { TOKEN_FIELD, TOKEN_LAST_FIELD, TOKEN_END, TOKEN_ERROR };

static bool row_push(struct row *row, char *field) {
    if (row->count == row->capacity) {
        size_t capacity = row->capacity == 0 ? 8 : row->capacity * 2;
        char **fields = realloc(row->fields, capacity * sizeof *fields);
        if (fields == NULL)
            return false;
        row->fields = fields;
        row->capacity = capacity;
    }
    row->fields[row->count++] = field;
    return true;
}

static void row_free(struct row *row) {
    for (size_t i = 0; i < row->count; i++)
        free(row->fields[i]);
    free(row->fields);
    memset(row, 0, sizeof *row);
}

static char *slice(const char *start, size_t length) {
    char *text = malloc(length + 1);
    if (text == NULL)
        return NULL;
    memcpy(text, start, length);
    text[length] = '\0';
    return text;
}

static char *quoted_field(struct reader *r) {
    const char *start = ++r->at;
    size_t length = 0;
    const char *p = start;
    while (p < r->end) {
        if (*p == '"') {
            if (p + 1 < r->end && p[1] == '"')
                p++;
            else
                break;
        }
        if (*p == '\n')
            r->line++;
        length++;
        p++;
    }
    if (p >= r->end)
        return NULL;
    char *text = malloc(length + 1);
    if (text == NULL)
        return NULL;
    char *to = text;
    for (const char *from = start; from < p; from++) {
        if (*from == '"')
            from++;
        *to++ = *from;
    }
    *to = '\0';
    r->at = p + 1;
    return text;
}

static enum token next_field(struct reader *r, char **field) {
    if (r->at >= r->end)
        return TOKEN_END;
    if (*r->at == '"') {
        *field = quoted_field(r);
    } else {
        const char *start = r->at;
        while (r->at < r->end && *r->at != r->separator && *r->at != '\n' && *r->at != '\r')
            r->at++;
        *field = slice(start, (size_t)(r->at - start));
    }
    if (*field == NULL)
        return TOKEN_ERROR;
    if (r->at < r->end && *r->at == r->separator) {
        r->at++;
        return TOKEN_FIELD;
    }
    if (r->at < r->end && *r->at == '\r')
        r->at++;
    if (r->at < r->end && *r->at == '\n') {
        r->at++;
        r->line++;
    }
    return TOKEN_LAST_FIELD;
}

static int read_row(struct reader *r, struct row *row) {
    for (;;) {
        char *field = NULL;
        switch (next_field(r, &field)) {
        case TOKEN_END:
            return row->count > 0 ? 1 : 0;
        case TOKEN_ERROR:
            return -1;
        case TOKEN_FIELD:
        case TOKEN_LAST_FIELD:
            if (!row_push(row, field)) {
                free(field);
                return -1;
            }
            if (r->at > r->end || r->at[-1] == '\n' || r->at == r->end)
                return 1;
            break;
        }
    }
}

void csv_free(struct csv *csv) {
    row_free(&csv->header);
    for (size_t i = 0; i < csv->count; i++)
        row_free(&csv->rows[i]);
    free(csv->rows);
    memset(csv, 0, sizeof *csv);
}

bool csv_parse(struct csv *csv, const char *text, size_t length, char separator) {
    struct reader r = {text, text + length, 1, separator};
    memset(csv, 0, sizeof *csv);
    csv->separator = separator;
    if (read_row(&r, &csv->header) < 0)
        goto failed;
    for (;;) {
        struct row row = {0};
        int state = read_row(&r, &row);
        if (state < 0) {
            row_free(&row);
            goto failed;
        }
        if (state == 0)
            return true;
        if (csv->count == csv->capacity) {
            size_t capacity = csv->capacity * 2 + 16;
            struct row *rows = realloc(csv->rows, capacity * sizeof *rows);
            if (rows == NULL) {
                row_free(&row);
                goto failed;
            }
            csv->rows = rows;
            csv->capacity = capacity;
        }
        csv->rows[csv->count++] = row;
    }
failed:
    csv_free(csv);
    return false;
}

int csv_column(const struct csv *csv, const char *name) {
    for (size_t i = 0; i < csv->header.count; i++)
        if (strcmp(csv->header.fields[i], name) == 0)
            return (int)i;
    return -1;
}

const char *csv_get(const struct csv *csv, size_t row, size_t column) {
    if (row >= csv->count || column >= csv->rows[row].count)
        return "";
    return csv->rows[row].fields[column];
}

bool csv_sum(const struct csv *csv, int column, double *sum) {
    *sum = 0.0;
    if (column < 0)
        return false;
    for (size_t i = 0; i < csv->count; i++) {
        const char *text = csv_get(csv, i, (size_t)column);
        char *end;
        if (*text == '\0')
            continue;
        errno = 0;
        double value = strtod(text, &end);
        if (*end != '\0' || errno == ERANGE)
            return false;
        *sum += value;
    }
    return true;
}

static bool needs_quotes(const char *field, char separator) {
    for (; *field != '\0'; field++)
        if (*field == separator || *field == '"' || *field == '\n' || *field == '\r')
            return true;
    return false;
}

void csv_write_field(FILE *out, const char *field, char separator) {
    if (!needs_quotes(field, separator)) {
        fputs(field, out);
        return;
    }
    putc('"', out);
    for (; *field != '\0'; field++) {
        if (*field == '"')
            putc('"', out);
        putc(*field, out);
    }
    putc('"', out);
}

void csv_write_row(FILE *out, const struct csv *csv, size_t row) {
    for (size_t i = 0; i < csv->rows[row].count; i++) {
        if (i > 0)
            putc(csv->separator, out);
        csv_write_field(out, csv->rows[row].fields[i], csv->separator);
    }
    putc('\n', out);
}
