public class T { private int k = 1; public int get() { return k; } }
