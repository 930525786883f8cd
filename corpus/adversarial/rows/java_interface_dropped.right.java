public class Task {
    public void run() { }

    public static int next(int x) { return 1 + x; }
}
