public class T { public int k; }
