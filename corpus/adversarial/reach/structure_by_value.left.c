// claim:  write_back
// truth:  different
// why:    the structure that is passed by value holds a pointer to the global
struct request {
    long id;
    long flags;
    int *answer;
};

int pending;

int write_back(struct request r) {
    pending = 1;
    *r.answer = 0;
    return pending;
}
