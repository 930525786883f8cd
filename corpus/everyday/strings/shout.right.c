void shout(char *s) {
    for (; *s; s++) {
        unsigned char place = (unsigned char)(*s - 'a');
        if (place < 26)
            *s &= ~0x20;
    }
}
