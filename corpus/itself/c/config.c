/* An ini-style configuration reader: sections, keys, comments, includes of defaults. */
#include <ctype.h>
#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_LINE 512
#define MAX_SECTION 64

struct entry {
    char *section;
    char *key;
    char *value;
    struct entry *next;
};

struct config {
    struct entry *first;
    struct entry *last;
    size_t count;
    int error_line;
    char error[128];
};

static char *copy_string(const char *text) {
    size_t length = strlen(text);
    char *copy = malloc(length + 1);
    if (copy != NULL)
        memcpy(copy, text, length + 1);
    return copy;
}

static char *trim(char *text) {
    while (isspace((unsigned char)*text))
        text++;
    char *end = text + strlen(text);
    while (end > text && isspace((unsigned char)end[-1]))
        end--;
    *end = '\0';
    return text;
}

static void strip_comment(char *line) {
    bool quoted = false;
    for (char *p = line; *p != '\0'; p++) {
        if (*p == '"')
            quoted = !quoted;
        else if ((*p == '#' || *p == ';') && !quoted) {
            *p = '\0';
            return;
        }
    }
}

static void unquote(char *value) {
    size_t length = strlen(value);
    if (length >= 2 && value[0] == '"' && value[length - 1] == '"') {
        memmove(value, value + 1, length - 2);
        value[length - 2] = '\0';
    }
}

void config_init(struct config *config) {
    memset(config, 0, sizeof *config);
}

void config_free(struct config *config) {
    struct entry *entry = config->first;
    while (entry != NULL) {
        struct entry *next = entry->next;
        free(entry->section);
        free(entry->key);
        free(entry->value);
        free(entry);
        entry = next;
    }
    config_init(config);
}

static struct entry *find(const struct config *config, const char *section, const char *key) {
    for (struct entry *e = config->first; e != NULL; e = e->next) {
        if (strcmp(e->section, section) == 0 && strcmp(e->key, key) == 0)
            return e;
    }
    return NULL;
}

bool config_set(struct config *config, const char *section, const char *key, const char *value) {
    struct entry *old = find(config, section, key);
    char *copy = copy_string(value);
    if (copy == NULL)
        return false;
    if (old != NULL) {
        free(old->value);
        old->value = copy;
        return true;
    }
    struct entry *entry = calloc(1, sizeof *entry);
    if (entry == NULL) {
        free(copy);
        return false;
    }
    entry->section = copy_string(section);
    entry->key = copy_string(key);
    entry->value = copy;
    if (entry->section == NULL || entry->key == NULL) {
        free(entry->section);
        free(entry->key);
        free(copy);
        free(entry);
        return false;
    }
    if (config->last != NULL)
        config->last->next = entry;
    else
        config->first = entry;
    config->last = entry;
    config->count++;
    return true;
}

static bool fail(struct config *config, int line, const char *message) {
    config->error_line = line;
    snprintf(config->error, sizeof config->error, "line %d: %s", line, message);
    return false;
}

bool config_parse_line(struct config *config, char *section, int number, char *line) {
    strip_comment(line);
    char *text = trim(line);
    if (*text == '\0')
        return true;
    if (*text == '[') {
        char *close = strchr(text, ']');
        if (close == NULL || close[1] != '\0')
            return fail(config, number, "unfinished section");
        *close = '\0';
        char *name = trim(text + 1);
        if (strlen(name) >= MAX_SECTION)
            return fail(config, number, "section name too long");
        strcpy(section, name);
        return true;
    }
    char *equals = strchr(text, '=');
    if (equals == NULL)
        return fail(config, number, "expected key = value");
    *equals = '\0';
    char *key = trim(text);
    char *value = trim(equals + 1);
    unquote(value);
    if (*key == '\0')
        return fail(config, number, "empty key");
    if (!config_set(config, section, key, value))
        return fail(config, number, "out of memory");
    return true;
}

bool config_read(struct config *config, FILE *file) {
    char line[MAX_LINE];
    char section[MAX_SECTION] = "";
    int number = 0;
    while (fgets(line, sizeof line, file) != NULL) {
        number++;
        if (!config_parse_line(config, section, number, line))
            return false;
    }
    return !ferror(file);
}

const char *config_get(const struct config *config, const char *section, const char *key, const char *fallback) {
    const struct entry *entry = find(config, section, key);
    return entry != NULL ? entry->value : fallback;
}

long config_get_number(const struct config *config, const char *section, const char *key, long fallback) {
    const char *text = config_get(config, section, key, NULL);
    if (text == NULL)
        return fallback;
    char *end;
    errno = 0;
    long value = strtol(text, &end, 0);
    if (errno != 0 || end == text || *end != '\0')
        return fallback;
    return value;
}

bool config_get_flag(const struct config *config, const char *section, const char *key, bool fallback) {
    static const char *const yes[] = {"yes", "true", "on", "1"};
    static const char *const no[] = {"no", "false", "off", "0"};
    const char *text = config_get(config, section, key, NULL);
    if (text == NULL)
        return fallback;
    for (size_t i = 0; i < sizeof yes / sizeof yes[0]; i++) {
        if (strcmp(text, yes[i]) == 0)
            return true;
        if (strcmp(text, no[i]) == 0)
            return false;
    }
    return fallback;
}

void config_write(const struct config *config, FILE *file) {
    const char *section = "";
    for (const struct entry *e = config->first; e != NULL; e = e->next) {
        if (strcmp(e->section, section) != 0) {
            section = e->section;
            fprintf(file, "\n[%s]\n", section);
        }
        fprintf(file, "%s = %s\n", e->key, e->value);
    }
}
