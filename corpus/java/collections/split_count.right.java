class Fields {
    static int fields(String line) {
        return line.split(",").length;
    }
}
