// claim:  Signature.kind
// truth:  different
// why:    two elements of an array stand in a rare relation
class Signature {
    static int kind(int[] words) {
        if (words.length >= 2 && (words[0] ^ 0x0f0f0f0f) == 0x1b2d3c4e && words[1] == words[0] + 17) {
            return 3;
        }
        return words.length;
    }
}
