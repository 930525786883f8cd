public class T { public int g() { return 1; } }
