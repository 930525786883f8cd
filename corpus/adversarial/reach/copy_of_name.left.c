// claim:  copy_name
// truth:  different
// why:    the target may overlap the global array, and then the order matters
char name[16];

void copy_name(char *to) {
    for (int i = 0; i < 8; i++)
        to[i] = name[i];
}
