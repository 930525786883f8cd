// claim:  run
// truth:  equivalent
// why:    both local objects have another name and another place, and an early return is a condition; code that is not given gets their addresses
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
    struct options options;
    char buffer[64];
    memset(&options, 0, sizeof options);
    if (parse_options(&options, text) != 0) {
        free(options.name);
        return -1;
    }
    int result = describe(&options, buffer, sizeof buffer);
    puts(buffer);
    free(options.name);
    return result;
}
