#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct options {
    int depth, width;
    char *name;
};

int parse_options(struct options *, const char *);
int describe(const struct options *, char *, size_t);

int run(const char *text) {
    char line[64];
    struct options given;
    int result = -1;
    memset(&given, 0, sizeof given);
    if (parse_options(&given, text) == 0) {
        result = describe(&given, line, sizeof line);
        puts(line);
    }
    free(given.name);
    return result;
}
