class Texts {
    static String[] both(int a, int b) {
        String[] all = new String[2];
        all[1] = new StringBuilder("b").append(b).toString();
        all[0] = new StringBuilder("a").append(a).toString();
        return all;
    }
}
