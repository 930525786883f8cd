public class T { public class I { public int g() { return 1; } } }
