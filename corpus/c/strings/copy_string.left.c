// claim: copy
// truth: equivalent
// why:   strcpy as an idiom and spelled out
void copy(char *to, const char *from) {
    while ((*to++ = *from++))
        ;
}
