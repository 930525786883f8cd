fn main(){ let mut n=0; f::retry(|| {n+=1; None}); println!("{}", n); }
