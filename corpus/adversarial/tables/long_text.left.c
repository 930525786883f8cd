// claim:  say
// truth:  different
// today:  unknown
// why:    two long texts that differ in one letter

#include <stdio.h>

int say(void) {
    return puts("The quick brown fox jumps over the lazy dog, and The quick brown fox jumps over the lazy dog, and The quick brown fox jumps over the lazy dog, and The quick brown fox jumps over the lazy dog, and The quick brown fox jumps over the lazy dog, and that is all.");
}
