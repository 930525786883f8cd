class Checksum {
    static String add(char a, char b, String rest) {
        return rest + (a + b);
    }
}
