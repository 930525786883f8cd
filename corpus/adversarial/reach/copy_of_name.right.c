char name[16];

void copy_name(char *to) {
    for (int i = 7; i >= 0; i--)
        to[i] = name[i];
}
