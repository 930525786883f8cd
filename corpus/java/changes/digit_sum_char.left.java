// claim:  Checksum.add
// truth:  different
// why:    a character is added as text after the reordering
class Checksum {
    static String add(char a, char b, String rest) {
        return rest + (char) (a + b);
    }
}
