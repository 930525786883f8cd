public class T { @Deprecated public int g() { return 1; } }
