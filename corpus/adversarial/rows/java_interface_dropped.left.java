// claim:  *
// truth:  unknown
// why:    the class no longer implements the interface: what others do with its objects fails
public class Task implements Runnable {
    public void run() { }

    public static int next(int x) { return x + 1; }
}
