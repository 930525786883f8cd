// claim:  save
// truth:  equivalent
// why:    nobody can tell what is between the fields
#include <string.h>

struct sample {
    double at;
    unsigned char flag;
};

void save(struct sample *to, double at, unsigned char flag) {
    struct sample s;
    s.at = at;
    s.flag = flag;
    memcpy(to, &s, sizeof s);
}
