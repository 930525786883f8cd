class Log {
    static {
        System.out.println("log");
    }

    static int twice(int x) {
        return x * 2;
    }
}
