class Keys {
    static boolean find(String a, String b) {
        return a == b;
    }
}
