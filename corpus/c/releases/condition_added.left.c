// claim:  parse_address
// truth:  different
// why:    a condition more, in a function that calls much that is the same on both sides
#include <limits.h>
#include <stdlib.h>
#include <string.h>

struct address {
    char *user, *password, *host, *path;
    int port, secure;
};

static int hex_of(char c) {
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

/* Ends a part at its delimiter and undoes escapes in it. */
static char next_part(char **rest, int with_colon) {
    char *from = *rest, *to = *rest;
    for (;;) {
        char c = *from++;
        switch (c) {
        case ':':
            if (!with_colon) {
                *to++ = c;
                break;
            }
            /* fall through */
        case '\0':
        case '@':
        case '/':
        case '?':
            *to = '\0';
            *rest = from;
            return c;
        case '%': {
            int high = hex_of(from[0]);
            int low = high < 0 ? -1 : hex_of(from[1]);
            if (low < 0)
                return '%';
            *to++ = (char)(high * 16 + low);
            from += 2;
            break;
        }
        default:
            *to++ = c;
            break;
        }
    }
}

static int number_of(const char *digits, int *number) {
    long value = 0;
    if (!*digits)
        return -1;
    for (; *digits; digits++) {
        if (*digits < '0' || *digits > '9')
            return -1;
        value = value * 10 + (*digits - '0');
        if (value > 65535)
            return -1;
    }
    *number = (int)value;
    return 0;
}

int parse_address(char *text, struct address *out) {
    char *start, *host, *port = 0;
    char end;

    out->secure = 0;
    out->port = 5672;
    if (strncmp(text, "amps://", 7) == 0) {
        out->secure = 1;
        text += 7;
    } else if (strncmp(text, "amp://", 6) == 0) {
        text += 6;
    } else {
        return -1;
    }
    host = start = text;
    end = next_part(&text, 1);
    if (end == ':') {
        port = start = text;
        end = next_part(&text, 1);
    }
    if (end == '@') {
        out->user = host;
        if (port)
            out->password = port;
        port = 0;
        host = start = text;
        end = next_part(&text, 1);
    }
    if (end == ':') {
        port = start = text;
        end = next_part(&text, 1);
    }
    if (*host)
        out->host = host;
    if (port && number_of(port, &out->port) < 0)
        return -2;
    if (end == '/') {
        start = text;
        end = next_part(&text, 1);
        if (end != '\0')
            return -3;
        out->path = start;
    }
    return end == '\0' ? 0 : -4;
}
