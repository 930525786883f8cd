class Line {
    static String line(String name, int n, char c, boolean b) {
        return Integer.toHexString(n) + "/" + name;
    }
}
