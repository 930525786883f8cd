class Line {
    static String line(String name, int n, char c, boolean b) {
        return name + " has " + n + ", " + c + " and " + b + "%";
    }
}
