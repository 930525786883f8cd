public class T { public static class I { public int g() { return 1; } } }
