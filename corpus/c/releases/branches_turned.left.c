// claim:  width_of
// truth:  equivalent
// why:    a condition is turned round, so that two objects of one name, whose addresses go to code that is not given, are declared in another order
struct table;
int look_up(struct table *, const char *, int *);
int look_up_wide(struct table *, const char *, long *);

long width_of(struct table *table, const char *name, int is_wide) {
    if (is_wide) {
        long found = 0;
        if (look_up_wide(table, name, &found) < 0)
            return -1;
        return found;
    } else {
        int found = 0;
        if (look_up(table, name, &found) < 0)
            return -1;
        return found;
    }
}
