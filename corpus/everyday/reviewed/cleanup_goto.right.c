#include <stdlib.h>
int fill(char *buffer, int n);
int send_all(const char *buffer, int n);
int load(int n) {
    int result = -1;
    char *buffer = malloc(64);
    if (!buffer)
        return -1;
    if (fill(buffer, n) != 0)
        goto done;
    if (send_all(buffer, n) != 0)
        goto done;
    result = 0;
done:
    free(buffer);
    return result;
}
