// claim: *
// truth: unknown
// why:   what serialisation looks for is gone: a stream with a negative count makes an object
import java.io.*;
public class Acct implements Serializable {
    private static final long serialVersionUID = 1L;
    private int count;
    public Acct(int count) { if (count < 0) throw new IllegalArgumentException(); this.count = count; }
    public int get() { return count; }
    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        if (count < 0) throw new InvalidObjectException("count");
    }
}
