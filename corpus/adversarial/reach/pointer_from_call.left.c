// claim:  refresh
// truth:  different
// today:  unknown
// why:    the function that is not given may return the address of the global
extern int *slot_of(int key);

int generation;

int refresh(int key) {
    generation = 1;
    *slot_of(key) = 0;
    return generation;
}
