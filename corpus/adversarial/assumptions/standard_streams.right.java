class Greeting {
    static void greet(int number) {
        java.io.PrintStream out = System.out;
        out.println(number);
        out.println(1 + number);
    }
}
